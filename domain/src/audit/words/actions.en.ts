import { peopleActionsEn } from './people.en.ts';
import { workActionsEn } from './work.en.ts';

/** Words for audited actions, for screens and files. */
export const auditActionsEn = { ...peopleActionsEn, ...workActionsEn } as const;
