import type { FormState } from './form-state.ts';

export type LoginData = {
  readonly id: number;
  readonly device: string;
  readonly since: string;
  readonly lastSeen: string;
  readonly isCurrent: boolean;
};

/** Dark modules as one path, on a grid of `size` by `size`. */
export type QrCode = { readonly size: number; readonly path: string };

export type PasskeyData = {
  readonly id: number;
  readonly name: string;
  readonly addedAt: string;
  /** Null until it has been used to log in. */
  readonly lastUsedAt: string | null;
};

export type SecurityPage = {
  readonly name: 'security';
  readonly email: string;
  /** A new address that still has to be confirmed. */
  readonly awaitedEmail: string | null;
  readonly passkeys: readonly PasskeyData[];
  readonly authenticator: { readonly addedAt: string; readonly lastUsedAt: string | null } | null;
  /** Null for who has never made any. */
  readonly recoveryCodesLeft: number | null;
  readonly logins: readonly LoginData[];
  /** Staff whom nothing opens to before they have set up a second step. */
  readonly isCompulsory: boolean;
  /** Where they were going. */
  readonly returnTo: string | null;
  readonly notice: string | null;
};

/** What every form that changes a login asks again: the password, or a passkey of those who have one. */
export type Confirmation = { readonly hasPasskey: boolean };

type SecurityForm = {
  readonly form: FormState;
  readonly confirmation: Confirmation;
  /** Where somebody was going before this had to be done. */
  readonly returnTo: string | null;
};

export type NewPasskeyPage = SecurityForm & { readonly name: 'new-passkey' };

/** The password was right: now the device makes one, which takes a press of its own. */
export type MakePasskeyPage = {
  readonly name: 'make-passkey';
  readonly passkeyName: string;
  /** What the browser is asked for. */
  readonly options: string;
  readonly returnTo: string | null;
};

export type RemovePasskeyPage = SecurityForm & {
  readonly name: 'remove-passkey';
  readonly passkey: PasskeyData;
  /** Whether logging in asks for the password alone afterwards. */
  readonly isLastFactor: boolean;
};

export type NewAuthenticatorPage = SecurityForm & {
  readonly name: 'new-authenticator';
  readonly secret: string;
  /** The same, sealed: the form brings it back. */
  readonly sealedSecret: string;
  readonly address: string;
  readonly qr: QrCode;
};

export type RemoveAuthenticatorPage = SecurityForm & {
  readonly name: 'remove-authenticator';
  readonly isLastFactor: boolean;
};

/** R15.5: before other devices are logged out, from a login that is no longer fresh. */
export type EndLoginsPage = SecurityForm & {
  readonly name: 'end-logins';
  readonly which: 'one' | 'others';
  readonly action: string;
};

export type NewRecoveryCodesPage = SecurityForm & {
  readonly name: 'new-recovery-codes';
  readonly left: number | null;
};

/** The only time these are shown. */
export type RecoveryCodesPage = {
  readonly name: 'recovery-codes';
  readonly codes: readonly string[];
  /** What was done besides. */
  readonly notice: string | null;
  readonly returnTo: string | null;
};

export type ChangeEmailPage = SecurityForm & {
  readonly name: 'change-email';
  readonly email: string;
  readonly isSent: boolean;
  readonly isMailCaptured: boolean;
};

export type ConfirmEmailPage = {
  readonly name: 'confirm-email';
  /** Null when the link has been used, has expired or never was one. */
  readonly link: { readonly token: string; readonly email: string } | null;
};

export type SecondStepPage = {
  readonly name: 'second-step';
  readonly form: FormState;
  readonly returnTo: string;
  readonly hasAuthenticator: boolean;
  readonly hasPasskey: boolean;
};

export type SecurityPages =
  | SecurityPage
  | NewPasskeyPage
  | MakePasskeyPage
  | RemovePasskeyPage
  | NewAuthenticatorPage
  | RemoveAuthenticatorPage
  | EndLoginsPage
  | NewRecoveryCodesPage
  | RecoveryCodesPage
  | ChangeEmailPage
  | ConfirmEmailPage
  | SecondStepPage;

/** Characters of what somebody calls their passkey. */
export const maxPasskeyName = 40;
