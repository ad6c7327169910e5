import type { AccountOverviewPage } from '#contract/account-page.ts';
import { accountTexts } from '#text/account/account.ts';
import { Actions, FieldRow, Form } from '../forms/Form.tsx';
import { Button } from '../ui/Button.tsx';
import { Choice, ChoiceGroup } from '../ui/Choice.tsx';
import { Section } from '../ui/Section.tsx';

type Props = Pick<AccountOverviewPage, 'settings'> & { readonly csrfToken: string };

const units = ['mm', 'cm'] as const;

export function MeasureSettings({ settings: { unit, totalMeasures }, csrfToken }: Props) {
  return (
    <Section title={accountTexts.settings} intro={accountTexts.settingsIntro}>
      <Form action="/account/instellingen" csrfToken={csrfToken}>
        <FieldRow>
          <ChoiceGroup legend={accountTexts.unit}>
            {units.map((option) => (
              <Choice
                key={option}
                type="radio"
                name="unit"
                value={option}
                label={accountTexts.units[option]}
                hint={accountTexts.unitHints[option]}
                defaultChecked={option === unit}
              />
            ))}
          </ChoiceGroup>
          <ChoiceGroup legend={accountTexts.measures}>
            <Choice
              type="radio"
              name="measures"
              value="opening"
              label={accountTexts.opening}
              hint={accountTexts.openingHint}
              defaultChecked={!totalMeasures}
            />
            <Choice
              type="radio"
              name="measures"
              value="total"
              label={accountTexts.total}
              hint={accountTexts.totalHint}
              defaultChecked={totalMeasures}
            />
          </ChoiceGroup>
        </FieldRow>
        <Actions>
          <Button kind="move" type="submit">
            {accountTexts.saveSettings}
          </Button>
        </Actions>
      </Form>
    </Section>
  );
}
