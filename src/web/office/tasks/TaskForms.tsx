import { officeRooms } from '#contract/office/page.ts';
import { type TaskData, taskActions } from '#contract/office/tasks.ts';
import { longestTaskNote } from '#domain/task/task-kind.ts';
import { taskWayTexts, tasksTexts as texts } from '#text/staff/tasks.ts';
import { Actions, ButtonForm, Form } from '../../forms/Form.tsx';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/Field.tsx';
import styles from './Tasks.module.css';

type Props = {
  readonly task: TaskData;
  readonly csrfToken: string;
  // What was typed before, and what is wrong with it.
  readonly note?: string;
  readonly error?: string | undefined;
};

/** What settles a task: its own way where there is one, and somebody's word. */
export function TaskForms({ task: { id, kind, way }, csrfToken, note = '', error }: Props) {
  const address = `${officeRooms.tasks.path}/${id}`;
  return (
    <div className={styles.forms}>
      {kind === 'charged_back' && <p>{texts.letGo}</p>}
      {way !== null && (
        <div className={styles.way}>
          <p>{taskWayTexts[way].note}</p>
          <ButtonForm action={`${address}/${taskActions[way]}`} csrfToken={csrfToken}>
            <Button kind="move" type="submit">
              {taskWayTexts[way].button}
            </Button>
          </ButtonForm>
        </div>
      )}
      <Form action={`${address}/${taskActions.settle}`} csrfToken={csrfToken}>
        <p>{texts.settleNote}</p>
        <TextField
          label={texts.note}
          name="note"
          hint={texts.noteHint}
          maxLength={longestTaskNote}
          defaultValue={note}
          error={error}
          autoComplete="off"
        />
        <Actions>
          <Button kind={way === null ? 'move' : 'quiet'} type="submit">
            {texts.settle}
          </Button>
        </Actions>
      </Form>
    </div>
  );
}
