import type { SelfBilledPaper } from '@domain/selfBilling/papers.ts';
import { keepSelfBilledPaper } from '../../../outgoing/documents/payments/keep-self-billed.ts';
import { sendPaper } from '../../../outgoing/documents/send-paper.ts';
import { encodeCursor, parseDayStart } from '../../../platform/firestore/cursor.ts';
import { getAgency } from '../../../work/access/caller.ts';
import { findPapers, selfBilledPapers } from '../../../work/collections/self-billed-papers.ts';
import { readTalentsInOrder } from '../../../work/collections/talents.ts';
import type { Operation } from '../../../work/operation.ts';
import { presentPaper } from './decide-paper.ts';
import { requireParty } from './own-record.ts';

const PAGE = 50;

const getTalentIds = (papers: readonly SelfBilledPaper[]): readonly string[] => [
  ...new Set(papers.map(({ talentId }) => talentId)),
];

/** Returns the agency's papers, newest first. */
export const listPapers: Operation<'selfBilling.papers'> = async ({ caller, query: { cursor, state } }) => {
  const found = await findPapers({ agencyId: getAgency(caller), state }, parseDayStart(cursor), PAGE);
  const talents = await readTalentsInOrder(getTalentIds(found));
  const names = new Map(talents.map(({ id, fullName }) => [id, fullName]));

  const items = found.map((paper) => {
    const { talentId } = paper;
    return { ...presentPaper(paper), talentId, talentName: names.get(talentId) ?? '' };
  });
  const last = found.at(-1);
  return last && found.length === PAGE ? { items, cursor: encodeCursor(last.issuedOn, last.id) } : { items };
};

/** Sends a paper's PDF to its talent or the agency's admins. */
export const sendSelfBilled: Operation<'selfBilling.paper'> = async ({
  caller,
  params: { id },
  response,
}) => {
  const paper = requireParty(caller, 'selfBilledPapers', await selfBilledPapers.get(id));
  return sendPaper(response, await keepSelfBilledPaper(paper), paper.number);
};
