import type { peopleActionsEn } from './words/people.en.ts';
import type { workActionsEn } from './words/work.en.ts';

type ActionWords = keyof typeof peopleActionsEn | keyof typeof workActionsEn;

/** All audited actions, as `area.verb`; one without words in the audit log doesn't compile. */
export type AuditAction = ActionWords extends `audit.action.${infer Action}` ? Action : never;
