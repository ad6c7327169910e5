import { createContext, useContext } from 'react';

/** The id of the message that stands with a group of choices. */
export const GroupError = createContext<string | null>(null);

/** What each choice of the group must carry for that message to reach assistive technology. */
export function useGroupError(hintId?: string) {
  const errorId = useContext(GroupError);
  const describedBy = [errorId, hintId].filter((id) => id != null);
  return {
    'aria-invalid': errorId === null ? undefined : true,
    'aria-describedby': describedBy.length > 0 ? describedBy.join(' ') : undefined,
  } as const;
}
