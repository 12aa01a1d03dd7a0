import { peopleActionsEn } from './people.en.ts';
import { workActionsEn } from './work.en.ts';

export const auditActionsEn = { ...peopleActionsEn, ...workActionsEn } as const;
