import type { CustomerPersonData } from '#contract/office/customers.ts';
import { officeRooms } from '#contract/office/page.ts';
import { customerTexts as texts } from '#text/staff/customers.ts';
import { ButtonForm } from '../../forms/Form.tsx';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Ask } from '../frame/Ask.tsx';

type Props = {
  readonly customerId: number;
  readonly person: CustomerPersonData;
  readonly csrfToken: string;
};

/** Who has not come yet is invited again or not at all; who has can leave. */
export function PersonChange({ customerId, person: { id, name, status }, csrfToken }: Props) {
  const home = `${officeRooms.customers.path}/${customerId}/mensen/${id}`;
  const isInvited = status === 'invited';
  return (
    <>
      <ButtonLink href={home}>{texts.changePerson(name)}</ButtonLink>
      {isInvited && (
        <ButtonForm action={`${home}/opnieuw`} csrfToken={csrfToken}>
          <Button type="submit">{texts.inviteAgain(name)}</Button>
        </ButtonForm>
      )}
      {isInvited ? (
        <Ask label={texts.withdraw(name)} note={texts.withdrawNote}>
          <ButtonForm action={`${home}/intrekken`} csrfToken={csrfToken}>
            <Button type="submit">{texts.confirmWithdraw}</Button>
          </ButtonForm>
        </Ask>
      ) : (
        <Ask label={texts.removePerson(name)} note={texts.removePersonNote}>
          <ButtonForm action={`${home}/verwijderen`} csrfToken={csrfToken}>
            <Button type="submit">{texts.confirmRemove}</Button>
          </ButtonForm>
        </Ask>
      )}
    </>
  );
}
