import { noticesPath, type OfficeNoticesPage } from '#contract/office/notices.ts';
import type { Frame } from '#contract/page.ts';
import { noticesTexts as texts, topicTexts } from '#text/staff/notices.ts';
import { Actions, Form } from '../../forms/Form.tsx';
import { Button } from '../../ui/Button.tsx';
import { Choice, ChoiceGroup } from '../../ui/Choice.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import { Sheet } from '../frame/Sheet.tsx';

type Props = { readonly page: OfficeNoticesPage; readonly frame: Frame };

export function NoticesPage({ page: { email, topics, notice }, frame: { csrfToken } }: Props) {
  return (
    <OfficePage title={texts.title} aside={texts.aside} notice={notice}>
      <Sheet>
        <Form action={noticesPath} csrfToken={csrfToken}>
          <ChoiceGroup legend={texts.legend}>
            {topics.map(({ topic, isWanted }) => (
              <Choice
                key={topic}
                name="topic"
                value={topic}
                label={topicTexts[topic].label}
                hint={topicTexts[topic].hint}
                defaultChecked={isWanted}
              />
            ))}
          </ChoiceGroup>
          <p>{texts.to(email)}</p>
          <Actions>
            <Button kind="move" type="submit">
              {texts.save}
            </Button>
          </Actions>
        </Form>
      </Sheet>
    </OfficePage>
  );
}
