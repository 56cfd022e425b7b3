/** Passkeys of this browser: what the server asks is handed to `navigator.credentials`, and its answer back. */
import { api, Trouble } from '../api'
import { t } from '../app.svelte'
import type { AskPasskey, NewPasskey, PasskeyAnswer } from '../wire'

/** Can this browser have passkeys at all? */
export function able(): boolean {
  return 'PublicKeyCredential' in globalThis && 'credentials' in navigator
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0))
}

export function text(data: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(data), (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}

interface Asked {
  challenge: string
  rpId: string
  timeout: number
  userVerification: UserVerificationRequirement
}

interface ToMake {
  challenge: string
  rp: PublicKeyCredentialRpEntity
  user: { id: string; name: string; displayName: string }
  pubKeyCredParams: PublicKeyCredentialParameters[]
  timeout: number
  excludeCredentials: { id: string; type: 'public-key' }[]
  authenticatorSelection: AuthenticatorSelectionCriteria
}

/** Make a passkey on this device. */
export async function make(name: string): Promise<NewPasskey> {
  const asked = (await api.passkeyChallenge('register')) as unknown as ToMake
  const made = await chosen(() =>
    navigator.credentials.create({
      publicKey: {
        ...asked,
        challenge: bytes(asked.challenge),
        user: { ...asked.user, id: bytes(asked.user.id) },
        excludeCredentials: asked.excludeCredentials.map((one) => ({ ...one, id: bytes(one.id) })),
        attestation: 'none',
      },
    }),
  )
  const response = made.response as AuthenticatorAttestationResponse
  return {
    name,
    id: text(made.rawId),
    client_data: text(response.clientDataJSON),
    attestation: text(response.attestationObject),
  }
}

/** Let a passkey of the person's choice sign. */
export async function answer(purpose: AskPasskey['purpose']): Promise<PasskeyAnswer> {
  const asked = (await api.passkeyChallenge(purpose)) as unknown as Asked
  const signed = await chosen(() =>
    navigator.credentials.get({
      publicKey: {
        challenge: bytes(asked.challenge),
        rpId: asked.rpId,
        timeout: asked.timeout,
        userVerification: asked.userVerification,
        allowCredentials: [],
      },
    }),
  )
  const response = signed.response as AuthenticatorAssertionResponse
  return {
    id: text(signed.rawId),
    client_data: text(response.clientDataJSON),
    authenticator_data: text(response.authenticatorData),
    signature: text(response.signature),
  }
}

/** The browser does not say why there was none: closed by the person, too late, or none there. */
async function chosen(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  const found = await ask().catch((error: unknown) => {
    if (error instanceof DOMException) return null
    throw error
  })
  if (found) return found as PublicKeyCredential
  throw new Trouble({ code: 'passkey-stopped', message: t('web-account-passkey-stopped') }, 0)
}
