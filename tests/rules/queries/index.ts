import { AGENCIES } from './agencies.ts';
import { AUDIT } from './audit.ts';
import { AUDITIONS } from './auditions.ts';
import {
  ASKED_BY_ADMIN,
  ASKED_BY_CLIENT,
  ASKED_BY_ENGINEER,
  ASKED_BY_TALENT,
  ASKED_BY_TEAM,
} from './browsers.ts';
import { CASTINGS } from './castings.ts';
import { COMPANIES } from './companies.ts';
import { DEMOS } from './demos.ts';
import { FINDER } from './finder.ts';
import { HEALTH } from './health.ts';
import { LEDGER } from './ledger.ts';
import { PEOPLE } from './people.ts';
import { STORED_PROJECTS } from './projects.ts';
import type { IssuedQuery } from './query.ts';
import { ROSTER } from './roster.ts';
import { SESSIONS } from './sessions.ts';
import { AGENDA_QUERIES, FOUND_BY_NAME, NEWS_QUERIES, PAPERS, PLACED_ORDERS, WAITING } from './waiting.ts';

export {
  ASKED_BY_ADMIN,
  ASKED_BY_CLIENT,
  ASKED_BY_ENGINEER,
  ASKED_BY_TALENT,
  ASKED_BY_TEAM,
} from './browsers.ts';
export type { IssuedQuery } from './query.ts';
export { ROSTER_FILTERED } from './roster.ts';

export const ISSUED: readonly IssuedQuery[] = [
  ...AGENCIES,
  ...PEOPLE,
  ...COMPANIES,
  ...DEMOS,
  ...FINDER,
  ...ROSTER,
  ...STORED_PROJECTS,
  ...CASTINGS,
  ...AUDITIONS,
  ...SESSIONS,
  ...LEDGER,
  ...AUDIT,
  ...HEALTH,
  ...WAITING,
  ...AGENDA_QUERIES,
  ...NEWS_QUERIES,
  ...PLACED_ORDERS,
  ...PAPERS,
  ...FOUND_BY_NAME,
  ...ASKED_BY_CLIENT,
  ...ASKED_BY_TEAM,
  ...ASKED_BY_ADMIN,
  ...ASKED_BY_TALENT,
  ...ASKED_BY_ENGINEER,
];
