/** The server's HTTP side, typed. What goes wrong is a `Trouble`: a stable code and a sentence for the reader. */
import { KEPT, line } from './offline/line.svelte'
import { preferences } from './preferences.svelte'
import type {
  AccountInfo,
  AidInfo,
  AlertsInfo,
  AskPasskey,
  AtLesson,
  CourseInfo,
  LessonState,
  ChangeMe,
  ChangeTable,
  Frame,
  GameInfo,
  GameSources,
  GameWords,
  Hint,
  HolidayInfo,
  Line,
  Lobby,
  Me,
  Moment,
  NewDevice,
  NewPasskey,
  NewPlan,
  NewTable,
  PasskeyAnswer,
  PlanInfo,
  Problem,
  Proof,
  Propose,
  PutBot,
  PuzzleHint,
  Puzzles,
  PuzzleSolution,
  PuzzleTable,
  RecoveryInfo,
  Review,
  Row,
  PutOff,
  Rules,
  RulesFigures,
  RulesPage as PageOfRules,
  SentInfo,
  TableInfo,
  TakeSeat,
  TestInfo,
  Why,
} from './wire'

/** `title` is missing from the generated type because the generator drops every field of that name. */
export type RulesPage = PageOfRules & { title: string }

/** Something the server, or the way to it, refused. `message` is empty when the server could not be reached. */
export class Trouble extends Error {
  readonly code: string
  readonly facts: Record<string, unknown>
  readonly status: number

  constructor(problem: { code: string; message: string; facts?: object }, status: number) {
    super(problem.message)
    this.name = 'Trouble'
    this.code = problem.code
    this.facts = { ...problem.facts }
    this.status = status
  }
}

/** Called when the server says that it knows nobody here. */
export const strangers = new Set<() => void>()
/** Called before somebody signs out or is forgotten, while the server still knows them. */
export const leaving = new Set<() => Promise<void>>()

export function cookie(name: string, jar: string = document.cookie): string | null {
  for (const part of jar.split(';')) {
    const [key, ...value] = part.trim().split('=')
    if (key === name) return decodeURIComponent(value.join('='))
  }
  return null
}

async function request<Answer>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Answer> {
  const headers: Record<string, string> = { accept: 'application/json', 'accept-language': preferences.language }
  if (body !== undefined) headers['content-type'] = 'application/json'
  const token = method === 'GET' ? null : cookie('konspira-csrf')
  if (token !== null) headers['x-csrf-token'] = token
  let answer: Response
  try {
    const init: RequestInit = { method, headers, credentials: 'same-origin' }
    if (body !== undefined) init.body = JSON.stringify(body)
    if (signal) init.signal = signal
    answer = await fetch(`/api${path}`, init)
  } catch {
    if (!signal?.aborted) line.lost()
    throw new Trouble({ code: 'unreachable', message: '' }, 0)
  }
  if (answer.headers.has(KEPT)) line.lost()
  else if (!path.startsWith('/games')) line.found() // those may come from the browser's memory
  if (!answer.ok) {
    const trouble = new Trouble(await problem(answer), answer.status)
    if (trouble.code === 'no-person') for (const tell of strangers) tell()
    throw trouble
  }
  if (answer.status === 204) return undefined as Answer
  return (await answer.json()) as Answer
}

/** The problem an answer tells of; a proxy in between may not speak our language. */
async function problem(answer: Response): Promise<Problem> {
  try {
    const found = (await answer.json()) as Partial<Problem> | null
    if (found && typeof found.code === 'string' && typeof found.message === 'string') return found as Problem
  } catch {
    // Not JSON: below.
  }
  return { code: `http-${answer.status}`, message: '', facts: {} }
}

async function leave(): Promise<void> {
  await Promise.all([...leaving].map((tell) => tell()))
}

const get = <Answer>(path: string) => request<Answer>('GET', path)
const post = <Answer>(path: string, body?: unknown, signal?: AbortSignal) => request<Answer>('POST', path, body, signal)
const puzzle = (id: string) => `/puzzles/${encodeURIComponent(id)}`
const table = (id: string) => `/tables/${encodeURIComponent(id)}`

export type Eyes = 'own' | 'all' | 'spectator' | number
export type ProposalKind = Propose['kind']

/** The games. The page names their address, which the browser keeps for ever; another version of the server has another. */
async function games(): Promise<GameInfo[]> {
  const place = document.querySelector<HTMLMetaElement>('meta[name="games"]')?.content.replace(/^\/api/, '')
  try {
    return await get<GameInfo[]>(place ?? '/games')
  } catch (trouble) {
    if (place !== undefined && trouble instanceof Trouble && trouble.status === 404) return get<GameInfo[]>('/games')
    throw trouble
  }
}

export const api = {
  me: () => get<Me | null>('/me'),
  newGuest: (name: string) => post<Me>('/me', { name }),
  changeMe: (change: ChangeMe) => request<Me>('PATCH', '/me', change),
  makeAccount: (login: string, password: string) => post<Me>('/me/account', { login, password }),
  signIn: (login: string, password: string, passkey?: PasskeyAnswer) =>
    post<Me>('/me/sign-in', { login, password, ...(passkey && { passkey }) }),
  changePassword: (old: string, fresh: string) => post<Me>('/me/password', { old, new: fresh }),
  signOut: async (everywhere: boolean) => {
    await leave()
    return post<void>('/me/sign-out', { everywhere })
  },
  forgetMe: async () => {
    await leave()
    return request<void>('DELETE', '/me')
  },

  account: () => get<AccountInfo>('/me/account'),
  prove: (proof: Proof) => post<void>('/me/prove', proof),
  changeLogin: (login: string) => post<Me>('/me/login', { login }),
  keepAddress: (address: string) => request<AccountInfo>('PUT', '/me/address', { address }),
  removeAddress: () => request<AccountInfo>('DELETE', '/me/address'),
  confirmMyAddress: (token: string) => post<void>('/me/address/confirm', { token }),
  recover: (address: string) => post<void>('/me/recovery', { address }),
  lookRecovery: (token: string) => post<RecoveryInfo>('/me/recovery/look', { token }),
  finishRecovery: (token: string, password: string) => post<void>('/me/recovery/finish', { token, password }),
  endBrowser: (id: string) => request<AccountInfo>('DELETE', `/me/browsers/${encodeURIComponent(id)}`),
  endBrowsers: () => request<AccountInfo>('DELETE', '/me/browsers'),
  passkeyChallenge: (purpose: AskPasskey['purpose']) =>
    post<Record<string, unknown>>('/me/passkeys/challenge', { purpose }),
  addPasskey: (passkey: NewPasskey) => post<AccountInfo>('/me/passkeys', passkey),
  renamePasskey: (id: string, name: string) =>
    request<AccountInfo>('PATCH', `/me/passkeys/${encodeURIComponent(id)}`, { name }),
  removePasskey: (id: string) => request<AccountInfo>('DELETE', `/me/passkeys/${encodeURIComponent(id)}`),
  signInByPasskey: (passkey: PasskeyAnswer) => post<Me>('/me/passkeys/sign-in', { passkey }),
  askForBoth: (on: boolean) => request<AccountInfo>('PUT', '/me/second', { on }),

  alerts: () => get<AlertsInfo>('/alerts'),
  alertRules: (rules: Rules) => request<AlertsInfo>('PUT', '/alerts/rules', rules),
  alertsOffered: () => post<void>('/alerts/offered'),
  addDevice: (device: NewDevice) => post<AlertsInfo>('/alerts/devices', device),
  stopDevice: (id: string) => request<AlertsInfo>('DELETE', `/alerts/devices/${encodeURIComponent(id)}`),
  setAddress: (address: string, zone: string) => request<AlertsInfo>('PUT', '/alerts/address', { address, zone }),
  dropAddress: () => request<AlertsInfo>('DELETE', '/alerts/address'),
  confirmAddress: (token: string) => post<void>('/alerts/confirm', { token }),
  endMails: (token: string) => post<void>(`/alerts/off/${encodeURIComponent(token)}`),
  setHook: (url: string) => request<AlertsInfo>('PUT', '/alerts/hook', { url }),
  dropHook: () => request<AlertsInfo>('DELETE', '/alerts/hook'),
  testAlert: (channel: 'push' | 'mail' | 'hook') => post<TestInfo>('/alerts/test', { channel }),
  hereAt: (table: string) => post<void>('/alerts/here', { table }),
  muteTable: (table: string, on: boolean, until_choice = false) =>
    request<AlertsInfo>('PUT', '/alerts/mute', { table, on, until_choice }),
  putOff: (table: string, hours: PutOff['hours']) => request<void>('PUT', '/alerts/later', { table, hours }),
  alertsSent: () => get<SentInfo[]>('/alerts/sent'),
  clearSent: () => request<void>('DELETE', '/alerts/sent'),

  games,
  check: (game: string, seats: number, options: Record<string, string | boolean | number>) =>
    post<void>(`/games/${game}/check`, { seats, options }),
  words: (game: string, language: string) => get<GameWords>(`/games/${game}/words?lang=${language}`),
  rules: (game: string, language: string) => get<RulesPage>(`/games/${game}/rules?lang=${language}`),
  figures: (game: string) => get<RulesFigures>(`/games/${game}/figures`),
  aid: (game: string) => get<AidInfo>(`/games/${game}/aid`),
  reference: (game: string) => get<RulesPage>(`/games/${game}/reference`),
  sources: (game: string) => get<GameSources>(`/games/${game}/sources`),

  courses: () => get<CourseInfo[]>('/learn'),
  atLesson: (game: string, lesson: string, at: AtLesson) => post<LessonState>(`/learn/${game}/${lesson}`, at),
  puzzles: () => get<Puzzles>('/puzzles'),
  puzzleTable: (id: string, made: string[]) => post<PuzzleTable>(`${puzzle(id)}/table`, { made }),
  puzzleWhy: (id: string, choice: string) => get<Why>(`${puzzle(id)}/why?choice=${encodeURIComponent(choice)}`),
  puzzleHint: (id: string, step: number) => get<PuzzleHint>(`${puzzle(id)}/hints/${step}`),
  puzzleSolution: (id: string) => get<PuzzleSolution>(`${puzzle(id)}/solution`),
  playPuzzle: (id: string, made: string[], deal: number) => post<PuzzleTable>(`${puzzle(id)}/play`, { made, deal }),

  holiday: () => get<HolidayInfo>('/me/holiday'),
  takeHoliday: (days: number) => post<HolidayInfo>('/me/holiday', { days }),
  endHoliday: () => request<HolidayInfo>('DELETE', '/me/holiday'),

  lobby: () => get<Lobby>('/lobby'),
  waiting: () => get<Row[]>('/waiting'),
  newTable: (wanted: NewTable) => post<TableInfo>('/tables', wanted),
  table: (id: string) => get<TableInfo>(table(id)),
  changeTable: (id: string, change: ChangeTable) => request<TableInfo>('PATCH', table(id), change),
  takeSeat: (id: string, seat: TakeSeat) => post<TableInfo>(`${table(id)}/seat`, seat),
  leaveSeat: (id: string) => request<void>('DELETE', `${table(id)}/seat`),
  putBot: (id: string, bot: PutBot) => post<TableInfo>(`${table(id)}/bot`, bot),
  changePlaces: (id: string, seat: number, other: number) => post<TableInfo>(`${table(id)}/places`, { seat, other }),
  start: (id: string) => post<TableInfo>(`${table(id)}/start`),
  frame: (id: string, since: number) => get<Frame>(`${table(id)}/frame?since=${since}`),
  why: (id: string, choice: string) => get<Why>(`${table(id)}/why?choice=${encodeURIComponent(choice)}`),
  moment: (id: string, moment: number, eyes: Eyes) => get<Moment>(`${table(id)}/moments/${moment}?eyes=${eyes}`),
  hint: (id: string, token: string, signal: AbortSignal) => post<Hint>(`${table(id)}/hint`, { token }, signal),
  review: (id: string) => get<Review>(`${table(id)}/review`),
  askReview: (id: string) => post<Review>(`${table(id)}/review`),
  plans: (id: string) => get<PlanInfo[]>(`${table(id)}/plans`),
  makePlan: (id: string, plan: NewPlan) => post<PlanInfo[]>(`${table(id)}/plans`, plan),
  revokePlan: (id: string, number: number) => request<PlanInfo[]>('DELETE', `${table(id)}/plans/${number}`),
  propose: (id: string, kind: ProposalKind, seat: number | null = null, pace: TableInfo['pace'] | null = null) =>
    post<TableInfo>(`${table(id)}/proposal`, { kind, seat, pace }),
  answer: (id: string, agree: boolean) => post<TableInfo>(`${table(id)}/proposal/answer`, { agree }),
  claim: (id: string) => post<TableInfo>(`${table(id)}/claim`),
  resign: (id: string) => post<TableInfo>(`${table(id)}/resign`),
  comeBack: (id: string) => post<TableInfo>(`${table(id)}/return`),
  rematch: (id: string) => post<TableInfo>(`${table(id)}/rematch`),
  goOn: (id: string) => post<TableInfo>(`${table(id)}/sequel`),
  consent: (id: string, agree: boolean) => post<TableInfo>(`${table(id)}/consent`, { agree }),
  chat: (id: string, since: number) => get<Line[]>(`${table(id)}/chat?since=${since}`),
}

/** 16 random bytes of one's own for the shuffle, in hexadecimal digits. */
export function salt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
