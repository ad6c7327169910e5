import { officeRooms } from '#contract/office/page.ts';
import type { OwnDiscountData } from '#contract/office/prices.ts';
import { ownDiscountTexts as texts } from '#text/staff/discounts.ts';
import { formatPercent } from '#text/staff/prices.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { Facts } from '../frame/Parts.tsx';

type Props = {
  readonly companyId: number;
  readonly discounts: readonly OwnDiscountData[];
  readonly canChange: boolean;
};

/** What the company has agreed for itself and what it will have; all of it stands a page further. */
export function CustomerDiscounts({ companyId, discounts, canChange }: Props) {
  const facts = discounts.flatMap(({ code, steps }): [string, string][] => {
    const lines = steps
      .filter(({ state }) => state === 'present' || state === 'coming')
      .toReversed()
      .map(({ percent, validFrom, until }) =>
        texts.line(percent === null ? texts.toGroup : formatPercent(percent), validFrom, until),
      );
    return lines.length === 0 ? [] : [[code, lines.join('; ')]];
  });
  return (
    <Section title={texts.title}>
      {facts.length === 0 ? <p>{texts.none}</p> : <Facts facts={facts} />}
      <p>
        <ButtonLink href={`${officeRooms.customers.path}/${companyId}/korting`}>
          {canChange ? texts.change : texts.see}
        </ButtonLink>
      </p>
    </Section>
  );
}
