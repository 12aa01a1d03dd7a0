import { peopleActionsEn } from './people.en.ts';
import { workActionsEn } from './work.en.ts';

/** What somebody did, as the audit log says it, for screens and files. */
export const auditActionsEn = { ...peopleActionsEn, ...workActionsEn } as const;
