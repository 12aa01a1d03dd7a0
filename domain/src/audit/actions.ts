import type { peopleActionsEn } from './words/people.en.ts';
import type { workActionsEn } from './words/work.en.ts';

type ActionWords = keyof typeof peopleActionsEn | keyof typeof workActionsEn;

/** Whatever the audit records, as `area.verb`: what has no words for those who read the log does not compile. */
export type AuditAction = ActionWords extends `audit.action.${infer Action}` ? Action : never;
