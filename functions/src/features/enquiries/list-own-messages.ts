import { ENQUIRIES_PAGE, type Enquiry, type OwnMessage } from '@domain/enquiries/enquiries.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { requireAccessible } from '../../work/access/require-visible.ts';
import { findOwnEnquiries } from '../../work/collections/enquiries.ts';
import { readProject } from '../../work/collections/projects.ts';
import type { Operation } from '../../work/operation.ts';

const present = (enquiry: Enquiry): OwnMessage => {
  const { id, message, createdAt, steps } = serialise(enquiry);
  const answers = steps.flatMap(({ answer, at }) => (answer === null ? [] : [{ text: answer, at }]));
  return { id, message, createdAt, answers };
};

/** Returns the caller's messages about a project with the agency's answers; those of colleagues stay theirs. */
export const listOwnMessages: Operation<'enquiries.own'> = async ({ caller, params: { id } }) => {
  requireAccessible(caller, 'projects', await readProject(id));
  return (await findOwnEnquiries(caller.uid, id, ENQUIRIES_PAGE)).map(present);
};
