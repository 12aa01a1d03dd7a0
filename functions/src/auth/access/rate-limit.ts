import type { CallLimit, RecordLimit } from '@domain/contract.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { transact } from '../../work/unit/transact.ts';
import {
  createWindow,
  addToWindow,
  isOpen,
  getWindow,
  type AgencyMail,
  type Window,
} from '../../work/collections/call-windows.ts';
import { withLock } from './with-lock.ts';
import { countSummed } from './summed-calls.ts';
import type { Work } from '../../work/unit/work.ts';

interface RequestParts {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** A limit's state, as a transaction sees it. */
export interface OpenWindow {
  readonly left: number;
  /** Counts calls, at most those left, in that transaction. */
  readonly count: (calls: number) => void;
}

/** Returns the windows of an agency's emails by inbox; counts commit with the transaction. */
export const readInboxWindows = async (
  work: Work,
  endpoint: string,
  mails: readonly AgencyMail[],
  limit: CallLimit,
): Promise<ReadonlyMap<string, OpenWindow>> => {
  const byInbox = [...new Map(mails.map((mail) => [mail.inbox, mail]))];
  if (byInbox.length === 0) return new Map();

  const refs = byInbox.map(([inbox, { agencyId }]) => getWindow(endpoint, `${agencyId} ${inbox}`));
  const found = await work.transaction.getAll(...refs);

  return new Map(
    byInbox.map(([inbox, mail], index): [string, OpenWindow] => {
      const stored = found[index]?.data() as Window | undefined;
      const window = isOpen(stored) ? stored : createWindow(endpoint, limit);
      const count = (calls: number): void => {
        const ref = refs[index];
        if (ref) work.transaction.set(ref, addToWindow(window, calls, limit, mail));
      };
      return [inbox, { left: Math.max(limit.calls - window.calls, 0), count }];
    }),
  );
};

/**
 * Counts a call in a fixed window kept in Firestore, across instances. 429 with the seconds to wait once the window is full. Windows above one call
 * per second are summed. `caller` is stored hashed; for agency emails, owner and recipient are kept for the agency's admins until the window ends.
 */
export const countCall = async (
  endpoint: string,
  caller: string,
  limit: CallLimit,
  mail?: AgencyMail,
): Promise<void> => {
  if (!mail && limit.calls > limit.seconds) return countSummed(endpoint, caller, limit);

  const ref = getWindow(endpoint, caller);

  const count = async (work: Work): Promise<void> => {
    const stored = (await work.transaction.get(ref)).data() as Window | undefined;
    const window = isOpen(stored) ? stored : createWindow(endpoint, limit);
    if (window.calls >= limit.calls) {
      const retryAfterSeconds = Math.ceil((window.endsAt.toMillis() - Date.now()) / 1000);
      throw new AppError(429, 'request.tooMany', { retryAfterSeconds });
    }
    work.transaction.set(ref, addToWindow(window, 1, limit, mail));
  };

  await withLock(ref.id, () => transact(count));
};

/** Normalises an address to its inbox, without a plus suffix, which its owner chooses freely. */
export const toInbox = (address: string): string => address.toLowerCase().replace(/\+[^@]*(?=@)/, '');

/** Returns the value of a request field such as `body.email`; empty when absent. */
const findGivenValue = (parts: RequestParts, place: string): string => {
  const value = place
    .split('.')
    .reduce<unknown>(
      (record, field) => (record as Readonly<Record<string, unknown>> | undefined)?.[field],
      parts,
    );
  return String(value ?? '');
};

const isEmail = (place: string): boolean => place.endsWith('.email');

/** Counts calls about one record, link or inbox, from any caller. 429 once the window is full. */
export const countRecordCall = async (
  endpoint: string,
  parts: RequestParts,
  limit: RecordLimit,
  agencyId?: string,
): Promise<void> => {
  const values = limit.by.map((place) => {
    const input = findGivenValue(parts, place);
    return [place, isEmail(place) ? toInbox(input) : input.toLowerCase()];
  });
  // Omitted fields identify no record.
  if (values.every(([, value]) => value === '')) return;

  const [first = '', ...furtherPlaces] = limit.by;
  const isToInbox = isEmail(first) && furtherPlaces.length === 0;
  const mail =
    agencyId !== undefined && isToInbox
      ? { agencyId, inbox: toInbox(findGivenValue(parts, first)) }
      : undefined;

  // A record can have several limits, each with its own span.
  await countCall(endpoint, JSON.stringify([...values, limit.seconds]), limit, mail);
};
