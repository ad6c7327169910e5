import type { CompanyRole } from '#domain/account/role.ts';
import type { FormState } from './form-state.ts';

export type ColleagueData = {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** As people write it; empty for who has not given one yet. */
  readonly phone: string;
  readonly role: CompanyRole;
  readonly state: 'active' | 'invited' | 'blocked';
  /** Moments as ISO text; null for who has not been there, or too long ago to know. */
  readonly lastSeen: string | null;
  /** Until when the link works; null where there is none that does. */
  readonly invitedUntil: string | null;
  readonly isReader: boolean;
  /** Cannot go nor lose the role. */
  readonly isLastOwner: boolean;
};

export type PeopleNotice = { readonly kind: 'ok' | 'error'; readonly text: string };

/** The company owner's page. */
export type PeoplePage = {
  readonly name: 'people';
  readonly company: string;
  readonly colleagues: readonly ColleagueData[];
  readonly form: FormState;
  readonly notice: PeopleNotice | null;
};

/** Asked once before somebody goes. */
export type RemoveColleaguePage = {
  readonly name: 'remove-colleague';
  readonly colleague: ColleagueData;
};
