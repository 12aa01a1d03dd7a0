import type { Timestamp } from 'firebase-admin/firestore';
import type { Rehearsal, RehearsalFacts } from '@domain/connection/rehearsals.ts';
import { DEMO_PAGE_SIZE, type DemoCache, type FoundDemo } from '@domain/demos/demos.ts';
import { withOwnAgencies } from '../../access/own-agencies.ts';
import { agencyOf } from '../../access/caller.ts';
import { decodeCursor, encodeCursor, momentIn } from '../../firestore/cursor.ts';
import { serialised } from '../../firestore/db.ts';
import type { Operation } from '../../operation.ts';
import { findDemos } from '../../records/demo-cache.ts';
import { rehearsalsIn, rehearsalsWith } from '../../records/rehearsals.ts';

const encode = (demo: DemoCache): string => {
  const { seconds, nanoseconds } = demo.approvedAt as Timestamp;
  return encodeCursor(seconds, nanoseconds, demo.id);
};

const decode = (cursor: string): { approvedAt: Timestamp; id: string } => {
  const { keys, id } = decodeCursor(cursor);
  return { approvedAt: momentIn(keys), id };
};

/** What clients read of a connection that was tested. */
const factsOf = (rehearsal: Rehearsal | undefined): RehearsalFacts | null => {
  if (!rehearsal) return null;
  const { at, latencyMs, sampleRateHz } = rehearsal;
  return { at, latencyMs, sampleRateHz };
};

/**
 * The voice finder: approved demos of the agency the caller acts in, one page at a time, with what that agency measured of
 * live connections. What another one measured of the same talent is none of its clients'.
 */
export const searchDemos: Operation<'demos.search'> = async ({ caller, query: search }) => {
  const { cursor, pageSize = DEMO_PAGE_SIZE, liveTested, ...traits } = search;
  const after = cursor === undefined ? undefined : decode(cursor);
  const agencyId = agencyOf(caller);
  const tested = liveTested ? await rehearsalsIn(agencyId) : undefined;
  const found = await findDemos(
    { agencyId, ...traits, talentIds: tested && [...tested.keys()] },
    after,
    pageSize,
  );
  const rehearsals =
    tested ??
    (await rehearsalsWith(
      agencyId,
      found.map(({ talentId }) => talentId),
    ));
  const items = found.map((demo): FoundDemo => ({
    ...withOwnAgencies(caller, demo),
    rehearsal: factsOf(rehearsals.get(demo.talentId)),
  }));
  const last = items.at(-1);
  // A full page may be the last one; finding out would cost another read, an empty next page costs less.
  return serialised(last && items.length === pageSize ? { items, cursor: encode(last) } : { items });
};
