/* Generated from the server's types by tools/wire_types.py. Do not edit. */
export type ServerMessage = Frame | TableMessage | Line | Aside | Why | Done | Refused
export type ClientMessage = DoChoose | DoTakeBack | DoWhy | DoSay | DoSkip | DoPing | DoGo

export interface AboutTable {
  table: string
}
/**
 * What I need to keep my account, as I see it.
 */
export interface AccountInfo {
  account: string | null
  mail: boolean
  address: MailInfo | null
  browsers: BrowserInfo[]
  passkeys: PasskeyInfo[] | null
  second: boolean
}
/**
 * The e-mail address of a person.
 */
export interface MailInfo {
  address: string
  confirmed: boolean
  bounced: boolean
  alerts: boolean
  wanted: string | null
}
/**
 * A browser where I am signed in.
 */
export interface BrowserInfo {
  id: string
  name: string
  since: number
  seen: number
  here: boolean
}
/**
 * A passkey of mine.
 */
export interface PasskeyInfo {
  id: string
  name: string
  since: number
  used: number | null
}
/**
 * A box of a player's aid.
 */
export interface AidBox {
  id: string
  wide: number
  rule: string
  style: string
  lines: AidLine[]
  columns: string[]
  rows: AidCell[][]
}
/**
 * A line of a player's aid, with numbers from the game's data.
 */
export interface AidLine {
  id: string
  rule: string
  icon: string
  facts: {
    [k: string]: number | string
  }
}
/**
 * A cell of a table: a number, or the message of a name.
 */
export interface AidCell {
  text: string | number
  shape: string
}
/**
 * A player's aid: one page, the most important rules and numbers of a game.
 */
export interface AidInfo {
  boxes: AidBox[]
}
/**
 * The alerts that a person wants, and the channels of this server.
 */
export interface AlertsInfo {
  rules: Rules
  asked: boolean
  offered: boolean
  push: string | null
  mail: boolean
  address: MailInfo | null
  devices: DeviceInfo[]
  hook: HookInfo | null
  muted: string[]
}
/**
 * The alerts that one person wants, and their times.
 */
export interface Rules {
  cells: {
    [k: string]: ("hook" | "mail" | "push" | "tab")[]
  }
  slow_only: boolean
  looking: boolean
  delay: 0 | 30 | 120
  quiet: boolean
  quiet_from: string
  quiet_to: string
  zone: string
  urgent: boolean
  spaced: boolean
  every: 10 | 30 | 60 | 180
  mail_every: 60 | 180 | 360 | 720 | 1440
  screen: "nothing" | "question" | "waits"
}
/**
 * A person's browser that takes push.
 */
export interface DeviceInfo {
  id: string
  name: string
  endpoint: string
  since: number
  last: number | null
  silent: number | null
}
/**
 * A webhook; its secret signs the messages to it (see docs/wire.md).
 */
export interface HookInfo {
  url: string
  secret: string
  failed: number
}
/**
 * The times of a clock, in seconds.
 */
export interface Allowance {
  turn: number
  reserve: number
  increment?: number
  delay?: number
}
/**
 * Agree to a proposal, or not. The proposer may withdraw it.
 */
export interface Answer {
  agree: boolean
}
/**
 * A line of the onlookers' chat. The players read it when the game is over.
 */
export interface Aside {
  is: "aside"
  number: number
  name: string
  text: string
  at: number
}
/**
 * The question put to the viewer; `token` goes back with the answer.
 */
export interface Ask {
  token: string
  kind: string
  facts: {
    [k: string]: unknown
  }
  options: string[]
  private: string[]
  window: boolean
  sealed: boolean
  forced: boolean
}
/**
 * Ask which choice a strong bot would make. The question must be the open one.
 */
export interface AskHint {
  token: string
}
export interface AskPasskey {
  purpose: "prove" | "register" | "second" | "sign-in"
}
/**
 * The learner's place in a lesson: the choices of each step up to this one, and a new one.
 */
export interface AtLesson {
  step: number
  /**
   * @maxItems 100
   */
  path?: string[][]
  choose?: string | null
  tries?: number
}
export interface ChangeMe {
  name?: string | null
  preferences?: {
    [k: string]: string | boolean | number
  } | null
}
/**
 * Another password, for the person who knows the old one or has just shown who they are.
 */
export interface ChangePassword {
  new: string
  old?: string | null
}
/**
 * Two seats whose players change places before the start; one of the seats may be free.
 */
export interface ChangePlaces {
  seat: number
  other: number
}
/**
 * Settings that the host may change before the start.
 */
export interface ChangeTable {
  options?: {
    [k: string]: string | boolean | number
  } | null
  visibility?: ("public" | "unlisted") | null
  spectators?: ("later" | "none" | "open" | "public") | null
  delay?: number | null
  overheard?: boolean | null
  pace?: ("daily" | "fast" | "live" | "none" | "relaxed" | "slow") | null
  clock?: Allowance | null
  time_out?: ("bot" | "choice" | "end") | null
  hints?: boolean | null
}
/**
 * Would these options make a game? Asked while the host chooses them.
 */
export interface CheckOptions {
  seats: number
  options?: {
    [k: string]: string | boolean | number
  }
}
/**
 * A choice, and the question it answers.
 */
export interface Choose {
  token: string
  choice: string
}
/**
 * The clocks: the reserves, and the time at which each choosing player runs out.
 */
export interface Clock {
  turn: number
  reserve: number[]
  since: (number | null)[]
  delay: number
  rest: (Rest | null)[]
  out: number[]
}
/**
 * A holiday: meanwhile the clock of its seat stands.
 */
export interface Rest {
  since: number
  until: number
}
/**
 * Agree that onlookers see all cards, later than the players; or take that back.
 */
export interface Consent {
  agree: boolean
}
/**
 * The lessons of a game, in their order.
 */
export interface CourseInfo {
  game: string
  lessons: LessonInfo[]
  first_game: FirstGameInfo
}
/**
 * A lesson.
 */
export interface LessonInfo {
  id: string
  minutes: number
  seats: number
  seat: number
  options: {
    [k: string]: string | boolean | number
  }
  steps: LessonStep[]
}
/**
 * A step of a lesson: its parts of the table, and its goals. Words are Fluent messages.
 */
export interface LessonStep {
  id: string
  look: string[]
  goals: string[]
}
/**
 * The table of a first whole game.
 */
export interface FirstGameInfo {
  minutes: number
  seats: number
  bots: string[]
  options: {
    [k: string]: string | boolean | number
  }
}
export interface Credentials {
  login: string
  password: string
  passkey?: PasskeyAnswer | null
}
/**
 * What a passkey has signed, in base64url as `PublicKeyCredential.toJSON` has it.
 */
export interface PasskeyAnswer {
  id: string
  client_data: string
  authenticator_data: string
  signature: string
}
export interface DoChoose {
  do: "choose"
  token: string
  choice: string
  re?: number
}
/**
 * Go on at another table, on the same connection; the rest is as in a live address.
 */
export interface DoGo {
  do: "go"
  table: string
  since?: number
  mark?: string
  chat?: number
  asides?: number
  re?: number
}
export interface DoPing {
  do: "ping"
  re?: number
}
export interface DoSay {
  do: "say"
  text: string
  re?: number
}
/**
 * Skip the pauses of bots until I am asked.
 */
export interface DoSkip {
  do: "skip"
  re?: number
}
export interface DoTakeBack {
  do: "take-back"
  re?: number
}
export interface DoWhy {
  do: "why"
  choice: string
  re?: number
}
/**
 * The request was carried out and is durable.
 */
export interface Done {
  is: "done"
  re: number
}
/**
 * The origins of the values of one field.
 */
export interface FieldSources {
  name: string
  tally: OriginCount
}
/**
 * The number of values of each origin.
 */
export interface OriginCount {
  printed: number
  public: number
  ours: number
}
/**
 * A picture of the rules, made of a position that the engine accepts.
 */
export interface FigureInfo {
  id: string
  kind: "scoring" | "strip" | "table"
  seats: number
  seat: number
  options: {
    [k: string]: string | boolean | number
  }
  marks: FigureMark[]
  moments: FigureMoment[]
}
/**
 * A numbered call-out: what it points at, and the rule behind it.
 */
export interface FigureMark {
  id: string
  at: string
  rule: string
}
/**
 * One picture of a figure: what a seat sees after some choices.
 */
export interface FigureMoment {
  id: string
  look: string[]
  rule: string
  view: unknown
  question: Ask | null
}
/**
 * The part of the game that the viewer may know now, and events since the last frame.
 *
 *     The client keeps its first `start` events and appends `events`: after a choice was taken back,
 *     `start` is smaller than the number of events that the client has.
 */
export interface Frame {
  is: "frame"
  start: number
  events: Heard[]
  mark: string
  moment: number
  view: unknown
  waiting: Waiting[]
  question: Ask | null
  take_back: boolean
  window: Window | null
  clock: Clock | null
  result: ResultInfo | null
  now: number
  views: unknown[] | null
}
/**
 * An event, as the viewer heard it.
 */
export interface Heard {
  kind: string
  facts: {
    [k: string]: unknown
  }
  moment: number
  private: boolean
}
/**
 * A seat that the game waits for, as one viewer may know it.
 */
export interface Waiting {
  activity: string
  seat: number | null
}
/**
 * A chance to react, the same for all: it closes at one moment, whatever happens.
 *
 *     At a table that does not play against time it has no such moment: it waits for answers.
 */
export interface Window {
  since: number
  until: number | null
}
/**
 * The end of a game.
 */
export interface ResultInfo {
  ended: "agreed" | "capped" | "expired" | "played" | "resigned" | "stopped"
  scores: number[]
  ranks: number[]
  winners: number[]
}
/**
 * A game that can be played here.
 */
export interface GameInfo {
  id: string
  seats: number[]
  settings: SettingInfo[]
  levels: string[]
  strengths: {
    [k: string]: number
  }
  strengths_of: string | null
  balance: {
    [k: string]: number[]
  }
  parts: number
  notes: NoteInfo[]
  content: {
    [k: string]: unknown
  }
  outside: boolean
}
/**
 * An option of a game; its words are Fluent messages.
 */
export interface SettingInfo {
  name: string
  values: (string | boolean | number)[]
  rule: string
  seats: number[]
  when: {
    [k: string]: string | boolean | number
  }
  of_texts: boolean
  free: boolean
}
/**
 * A hint for newcomers and the questions it belongs to; an empty list asks for nothing.
 */
export interface NoteInfo {
  id: string
  kinds: string[]
  offers: string[]
  parts: number[]
}
/**
 * The origins of a game's content: printed, public, or ours.
 */
export interface GameSources {
  tally: OriginCount
  kinds: KindSources[]
  rulebooks: string[]
  sites: string[]
  own_pack: boolean
}
/**
 * The rows `[[kind]]` of a file of content; their name is `<game>-rows-<kind>`.
 */
export interface KindSources {
  file: string
  kind: string
  rows: number
  tally: OriginCount
  fields: FieldSources[]
}
/**
 * The words of a game that the page does not have, in one language.
 */
export interface GameWords {
  ftl: string
  roles: {
    [k: string]: string
  }
}
/**
 * A strong bot's opinion of a question, from the knowledge of the asking seat.
 */
export interface Hint {
  token: string
  options: Weighed[]
  sureness: "clear" | "little" | "none"
}
/**
 * An option and what it is worth: shares of imagined games won, from 0 to 1.
 */
export interface Weighed {
  choice: string
  deed: string[]
  share: number
  low: number
  high: number
  games: number
  behind: number
  behind_low: number
  behind_high: number
}
/**
 * The holiday of a person, as this person sees it.
 */
export interface HolidayInfo {
  until: number | null
  left: number
  year: number
  games: number
}
/**
 * The lesson's answer to a choice that missed the goal, or that the rules forbid.
 */
export interface LessonAnswer {
  id: string
  facts: {
    [k: string]: unknown
  }
  rule: string | null
  code: string | null
  why: {
    [k: string]: unknown
  }
  goal: string
}
/**
 * The table of a lesson as the learner sees it, and the lesson's words.
 */
export interface LessonState {
  frame: Frame
  step: number
  done: string[]
  facts: {
    [k: string]: unknown
  }
  shown: string | null
  stands: boolean
  told: LessonAnswer | null
}
/**
 * A line of the table's chat. `said` has text; the other kinds are facts about the table.
 */
export interface Line {
  is: "line"
  number: number
  kind: string
  seat: number | null
  name: string
  text: string
  at: number
}
export interface LinkToken {
  token: string
}
/**
 * The lists of the home page. `yours` begins with the tables that wait for you.
 */
export interface Lobby {
  yours: Row[]
  open: Row[]
  running: Row[]
  finished: Row[]
}
/**
 * A table in a list.
 */
export interface Row {
  id: string
  game: string
  status: "finished" | "open" | "running"
  seats: SeatInfo[]
  you: number | null
  your_turn: boolean
  waiting: number[]
  pace: "daily" | "fast" | "live" | "none" | "relaxed" | "slow"
  clock: Allowance | null
  until: number | null
  created: number
  finished: number | null
  winners: number[]
  series: Series | null
  goes_on: boolean
  options: {
    [k: string]: string | boolean | number
  }
  chapter: number
  later: number | null
  muted: ("always" | "choice") | null
}
/**
 * The player in a seat. `reserved` waits for one person: at a rematch, until they come.
 */
export interface SeatInfo {
  kind: "bot" | "empty" | "person" | "reserved"
  name: string
  level: string | null
  sits_in: boolean
  resigned: boolean
  salted: boolean
  hints: number
  holiday: number | null
  agrees: boolean
}
/**
 * The place of a table in a series of games; people keep their seats from part to part.
 */
export interface Series {
  part: number
  parts: number
  past: PastPart[]
}
/**
 * A part of a series that was played before: its table and its winner.
 */
export interface PastPart {
  table: string
  winners: number[]
}
/**
 * The person behind a browser, as this person sees it.
 */
export interface Me {
  name: string
  account: string | null
  preferences: {
    [k: string]: string | boolean | number
  }
}
/**
 * The table at an earlier moment: the viewer's view then, or all seats' views together.
 */
export interface Moment {
  moment: number
  last: number
  events: Heard[]
  views: unknown[]
  waiting: Waiting[]
  ahead: number[]
}
/**
 * A table of which nothing is to be told.
 */
export interface Muting {
  table: string
  on?: boolean
  until_choice?: boolean
}
export interface MyAddress {
  address: string
}
export interface NewAddress {
  address: string
  zone?: string
}
/**
 * A browser's push subscription.
 */
export interface NewDevice {
  endpoint: string
  keys: SubscriptionKeys
  name: string
  zone?: string
}
export interface SubscriptionKeys {
  p256dh: string
  auth: string
}
export interface NewGuest {
  /**
   * a name shown at the table
   */
  name: string
}
export interface NewHook {
  url: string
}
export interface NewLogin {
  login: string
}
/**
 * What a device says of a key that it has made.
 */
export interface NewPasskey {
  name: string
  id: string
  client_data: string
  attestation: string
}
/**
 * Answer a kind of question beforehand, in a slow game.
 */
export interface NewPlan {
  question: string
  /**
   * @maxItems 20
   */
  deeds: string[][]
  facts?: {
    [k: string]: string | boolean | number
  }
  always?: boolean
}
/**
 * A table to be made. The server keeps the seed to itself.
 */
export interface NewTable {
  game: string
  seats: number
  options?: {
    [k: string]: string | boolean | number
  }
  /**
   * @maxItems 9
   */
  bots?:
    | []
    | [string | null]
    | [string | null, string | null]
    | [string | null, string | null, string | null]
    | [string | null, string | null, string | null, string | null]
    | [string | null, string | null, string | null, string | null, string | null]
    | [string | null, string | null, string | null, string | null, string | null, string | null]
    | [string | null, string | null, string | null, string | null, string | null, string | null, string | null]
    | [
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null
      ]
    | [
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null,
        string | null
      ]
  seat?: number | null
  by_lot?: boolean
  visibility?: "public" | "unlisted"
  spectators?: "later" | "none" | "open" | "public"
  delay?: number
  overheard?: boolean
  pace?: "daily" | "fast" | "live" | "none" | "relaxed" | "slow"
  clock?: Allowance | null
  time_out?: "bot" | "choice" | "end"
  hints?: boolean
}
export interface PasskeySignIn {
  passkey: PasskeyAnswer
}
/**
 * An answer that you have given beforehand. Nobody else can see it.
 */
export interface PlanInfo {
  number: number
  question: string
  deeds: string[][]
  facts: {
    [k: string]: unknown
  }
  always: boolean
  at: number | null
  why: Why | null
}
/**
 * The reason why a choice is not offered. With code null it is offered.
 */
export interface Why {
  is: "why"
  choice: string
  code: string | null
  facts: {
    [k: string]: unknown
  }
  rule: string | null
  re: number
}
/**
 * An error: a stable code, a sentence in the reader's language, the facts of the sentence.
 */
export interface Problem {
  code: string
  message: string
  facts: {}
}
/**
 * Who I am: the password, or a passkey.
 */
export interface Proof {
  password?: string | null
  passkey?: PasskeyAnswer | null
}
/**
 * The proposal of a seat, and the seats that agree already.
 */
export interface Proposal {
  kind: "end" | "hints" | "pace" | "stand-in" | "take-back"
  seat: number
  agreed: number[]
  about: number | null
  pace: ("daily" | "fast" | "live" | "none" | "relaxed" | "slow") | null
}
/**
 * Ask all other people at the table to agree to a proposal.
 *
 *     It is to take back the last choice, to end, to allow hints, to let a bot play for an absent
 *     player, or to go on at another pace.
 */
export interface Propose {
  kind: "end" | "hints" | "pace" | "stand-in" | "take-back"
  seat?: number | null
  pace?: ("daily" | "fast" | "live" | "none" | "relaxed" | "slow") | null
}
/**
 * A bot for a free seat; without a level the bot there leaves.
 */
export interface PutBot {
  seat: number
  level?: string | null
}
/**
 * A table that waits, put off; 0: it is told as usual again.
 */
export interface PutOff {
  table: string
  hours: 0 | 1 | 4 | 12
}
/**
 * A new password for the account that a mail was about.
 */
export interface Recovery {
  token: string
  password: string
}
export interface RecoveryInfo {
  account: string
}
export interface RecoveryToken {
  token: string
}
/**
 * The request was refused; after `stale-choice` a frame follows.
 */
export interface Refused {
  is: "refused"
  re: number
  problem: Problem
}
export interface RenamePasskey {
  name: string
}
/**
 * A finished game, judged choice by choice, with the important moments first.
 *
 *     The reader gets parts of it while it is being made. `choices` are in the order of the game.
 */
export interface Review {
  status: "made" | "making" | "none"
  judged: number
  of: number
  plies: number
  choices: Verdict[]
  moments: number[]
  turns: TurningPoint[]
  ahead: number[]
}
/**
 * A choice that was made, judged.
 */
export interface Verdict {
  ply: number
  seat: number
  choice: string
  deed: string[]
  chapter: number
  kind: string
  facts: {
    [k: string]: unknown
  }
  before: number
  after: number
  low: number
  high: number
  lost_low: number
  lost_high: number
  sureness: "clear" | "little" | "none"
  best: Weighed[]
}
/**
 * Where a game turned for a seat.
 */
export interface TurningPoint {
  ply: number
  seat: number
  kind: "gain" | "loss" | "slip"
  size: number
  low: number
  high: number
}
/**
 * A section of a printed rulebook in which a rule stands.
 */
export interface RulePlace {
  book: number
  section: string
  page: number | null
}
/**
 * The pictures of a game's rules, and its symbols, each of them once.
 */
export interface RulesFigures {
  figures: FigureInfo[]
  symbols: SymbolInfo[]
}
/**
 * A symbol of a game: its name and meaning are messages that the table uses too.
 */
export interface SymbolInfo {
  id: string
  group: string
  name: string
  text: string
  rule: string
}
/**
 * A page of rules as our HTML; `<div data-figure="table">` is the place of a figure.
 */
export interface RulesPage {
  title: string
  html: string
  books: string[]
  places: {
    [k: string]: RulePlace[]
  }
}
export interface Say {
  text: string
}
/**
 * One line of the record: a message sent to a person, or the reason why it was not.
 */
export interface SentInfo {
  at: number
  channel: "hook" | "mail" | "push" | "tab"
  kind: string
  table: string | null
  game: string | null
  activity: string
  state: "failed" | "gone" | "kept" | "sending" | "sent" | "waiting"
  held: string | null
  result: string | null
  seconds: number | null
  together: number
}
/**
 * The data to check that the cards were dealt fairly (docs/fair-shuffle.md).
 *
 *     The commitment is the hash of the server's secret; it is public before any seat adds its salt.
 *     The key of the deal is a hash of the secret and all salts. The secret is opened at the end.
 */
export interface Shuffle {
  commitment: string
  salts: (string | null)[]
  secret: string | null
}
export interface SignOut {
  everywhere?: boolean
}
/**
 * A message of a client: an unknown field is a mistake, and is answered as one.
 */
export interface Strict {}
export interface SwitchSecond {
  on: boolean
}
/**
 * A table: its players and its settings; the game itself comes in frames.
 */
export interface TableInfo {
  id: string
  game: string
  status: "finished" | "open" | "running"
  seats: SeatInfo[]
  you: number | null
  host: boolean
  options: {
    [k: string]: string | boolean | number
  }
  visibility: "public" | "unlisted"
  spectators: "later" | "none" | "open" | "public"
  delay: number
  overheard: boolean
  shown_from: number | null
  pace: "daily" | "fast" | "live" | "none" | "relaxed" | "slow"
  clock: Allowance | null
  time_out: "bot" | "choice" | "end"
  shuffle: Shuffle
  hints: boolean
  proposal: Proposal | null
  created: number
  started: number | null
  finished: number | null
  ended: ("agreed" | "capped" | "expired" | "played" | "resigned" | "stopped") | null
  rematch: string | null
  series: Series | null
  goes_on: boolean
  sequel: string | null
  sealed: boolean
  chat: number
}
/**
 * The table has changed.
 */
export interface TableMessage {
  is: "table"
  table: TableInfo
}
/**
 * A holiday from now on; the clocks of slow games stand.
 */
export interface TakeHoliday {
  days: number
}
/**
 * Sit down (anywhere, or in this seat), and add own random bytes to the shuffle.
 */
export interface TakeSeat {
  /**
   * random bytes of a seat, in hexadecimal digits
   */
  salt: string
  seat?: number | null
}
export interface TestChannel {
  channel: "hook" | "mail" | "push"
}
/**
 * The result of a test message.
 */
export interface TestInfo {
  sent: boolean
  result: string
  seconds: number | null
}
/**
 * What the first of the others usually does next.
 */
export interface PuzzleAnswer {
  choice: string
  share: number
}
/**
 * A number after the best option and after the second best.
 */
export interface PuzzleDifference {
  name: string
  best: number
  second: number
}
/**
 * A hint: the first says what decides, the second what is not best, the third how to begin.
 */
export interface PuzzleHint {
  step: number
  about: string | null
  not_this: string[] | null
  choice: string | null
}
/**
 * The choices that somebody has made in a puzzle; `deal` counts the times of playing on.
 */
export interface PuzzleMade {
  /**
   * @maxItems 400
   */
  made?: string[]
  deal?: number
}
/**
 * An option of a puzzle: the share of imagined games won after it, with its 95 % interval.
 */
export interface PuzzleOption {
  line: string[]
  share: number
  low: number
  high: number
  games: number
}
/**
 * What differs most between the imagined games after the best and the second best option.
 */
export interface PuzzleReason {
  games: number
  score: PuzzleDifference
  others: PuzzleDifference
  mine: PuzzleDifference[]
  theirs: PuzzleDifference[]
  ends: PuzzleDifference[]
  answers: (PuzzleAnswer | null)[]
}
/**
 * A puzzle in a list. Its title is made of the question and the chapter.
 */
export interface PuzzleRow {
  id: string
  game: string
  seat: number
  seats: number
  kind: string
  facts: {
    [k: string]: unknown
  }
  chapter: number
  difficulty: number
  options: {
    [k: string]: string | boolean | number
  }
}
/**
 * The answer of a puzzle with the numbers of all its options, the best one first.
 */
export interface PuzzleSolution {
  answer: string[]
  second: PuzzleOption
  options: PuzzleOption[]
  reason: PuzzleReason
  players: string[]
  seed: string
}
/**
 * The table of a puzzle with the eyes of its seat.
 */
export interface PuzzleTable {
  table: TableInfo
  frame: Frame
  tried: PuzzleTry | null
}
/**
 * What the option is worth that somebody has tried.
 */
export interface PuzzleTry {
  right: boolean
  option: PuzzleOption
}
/**
 * All puzzles, and the one of the day.
 */
export interface Puzzles {
  puzzles: PuzzleRow[]
  today: string | null
  day: number
}
