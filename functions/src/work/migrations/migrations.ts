import { formerFields } from './former-fields.ts';
import type { Migration } from './migration.ts';
import { orderDueDates } from './order-due-dates.ts';
import { payoutAccounts } from './payout-accounts.ts';

/** All migrations in the order in which they run. Append only: a recorded number keeps its name. */
export const MIGRATIONS: readonly Migration[] = [formerFields, orderDueDates, payoutAccounts];
