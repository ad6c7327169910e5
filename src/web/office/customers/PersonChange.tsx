import type { CustomerPersonData } from '#contract/office/customers.ts';
import { customerTexts as texts } from '#text/staff/customers.ts';
import { ButtonForm } from '../../forms/Form.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Ask } from '../frame/Ask.tsx';

type Props = {
  // The customer's address.
  readonly home: string;
  readonly person: CustomerPersonData;
  readonly csrfToken: string;
};

export function PersonChange({ home, person: { id, name, status }, csrfToken }: Props) {
  return (
    <>
      <ButtonLink href={`${home}/mensen/${id}`} aria-label={texts.changeOf(name)}>
        {texts.change}
      </ButtonLink>
      {status === 'invited' && (
        <ButtonForm action={`${home}/mensen/${id}/opnieuw`} csrfToken={csrfToken}>
          <Button type="submit" aria-label={texts.inviteAgainOf(name)}>
            {texts.inviteAgain}
          </Button>
        </ButtonForm>
      )}
    </>
  );
}

/** Who has not come yet is not awaited any more; who has leaves. */
export function PersonLeaves({ home, person: { id, name, status }, csrfToken }: Props) {
  const isInvited = status === 'invited';
  return (
    <Ask
      label={isInvited ? texts.withdraw(name) : texts.removePerson(name)}
      note={isInvited ? texts.withdrawNote : texts.removePersonNote}
    >
      <ButtonForm
        action={`${home}/mensen/${id}/${isInvited ? 'intrekken' : 'verwijderen'}`}
        csrfToken={csrfToken}
      >
        <Button type="submit">{isInvited ? texts.confirmWithdraw : texts.confirmRemove}</Button>
      </ButtonForm>
    </Ask>
  );
}
