import { getAgencies } from '@domain/access/roles.ts';
import type { Enquiry, EnquiryRow, OpenedEnquiry, EnquiryStepView } from '@domain/enquiries/enquiries.ts';
import type { Caller } from '../../work/access/caller.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { readUsers } from '../../work/collections/users.ts';
import { findAddressee } from './require-own-enquiry.ts';

export const presentRow = (enquiry: Enquiry): EnquiryRow => {
  const { id, state, writer, name, message, projectId, projectName, companyName, createdAt } =
    serialise(enquiry);
  return { id, state, writer, name, message, projectId, projectName, companyName, createdAt };
};

const presentSteps = async ({ agencyId, steps }: Enquiry): Promise<readonly EnquiryStepView[]> => {
  const uids = [...new Set(steps.map(({ by }) => by))];
  const people = await readUsers(uids);
  const names = new Map(
    people.flatMap((user) =>
      user?.agencyIds.includes(agencyId) ? [[user.id, user.displayName] as const] : [],
    ),
  );

  return serialise(steps).map(({ kind, answer, at, by }) => ({
    kind,
    answer,
    at,
    byName: names.get(by) ?? null,
  }));
};

/** Presents an opened message. Only admins see addresses of clients and colleagues; team members answer without seeing them. */
export const presentOpened = async ({ claims }: Caller, enquiry: Enquiry): Promise<OpenedEnquiry> => {
  const { agencyId, writer, steps } = enquiry;
  const [view, addressee] = await Promise.all([presentSteps(enquiry), findAddressee(enquiry)]);
  const maySee = writer === 'talent' || getAgencies(claims, 'admin').includes(agencyId);

  return {
    ...presentRow(enquiry),
    steps: view,
    revision: steps.length,
    email: maySee ? (addressee?.email ?? null) : null,
    isReachable: addressee !== undefined,
  };
};
