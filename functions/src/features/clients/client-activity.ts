import { CLIENT_ACTIVITY_MAX } from '@domain/clients/client-activity.ts';
import { toCompanyOrder } from '@domain/companies/company-page.ts';
import { isPlaced } from '@domain/orders/order-list.ts';
import { serialise } from '../../platform/firestore/db.ts';
import { findCompanyPeople, presentPerson } from '../../common/people/company-people.ts';
import { getAgency } from '../../work/access/caller.ts';
import { requireVisible } from '../../work/access/require-visible.ts';
import type { Operation } from '../../work/operation.ts';
import { readClientNotes } from '../../work/collections/client-notes.ts';
import { readClient } from '../../work/collections/clients.ts';
import { findPersonsEnquiries } from '../../work/collections/enquiries.ts';
import { findPersonsOrders } from '../../work/collections/orders.ts';
import { findPersonsProjects } from '../../work/collections/projects.ts';
import { findSoldByOrders } from '../../work/collections/sold-licences.ts';
import { readTalentsInOrder } from '../../work/collections/talents.ts';
import { findPersonsComments } from '../../work/collections/voice-comments.ts';
import { findPersonsRatings } from '../../work/collections/voice-ratings.ts';
import { presentNotes } from './client-notes.ts';

/** Reads what a client said about voices in an agency's projects, with the talents' public names. */
const readOpinions = async (agencyId: string, clientId: string) => {
  const [comments, ratings] = await Promise.all([
    findPersonsComments(agencyId, clientId, CLIENT_ACTIVITY_MAX),
    findPersonsRatings(agencyId, clientId, CLIENT_ACTIVITY_MAX),
  ]);

  const talentIds = new Set([...comments, ...ratings].map(({ talentId }) => talentId));
  const talents = await readTalentsInOrder([...talentIds]);
  const names = new Map(talents.map(({ id, publicName }) => [id, publicName]));

  return {
    comments: comments.map((comment) => {
      const { id, projectId, talentId, text, createdAt } = serialise(comment);
      return { id, projectId, talentName: names.get(talentId) ?? '', text, createdAt };
    }),
    ratings: ratings.flatMap(({ id, projectId, talentId, rating }) =>
      rating === null ? [] : [{ id, projectId, talentName: names.get(talentId) ?? '', rating }],
    ),
  };
};

/** Returns what the chosen agency has with a client of its own; 404 for any other. At most a page of each list. */
export const showClientActivity: Operation<'clients.activity'> = async ({ caller, params: { id } }) => {
  const agencyId = getAgency(caller);
  const { companyId } = requireVisible(caller, 'clients', await readClient(id));

  const [notes, people, projects, orders, messages, opinions] = await Promise.all([
    readClientNotes(agencyId, id),
    findCompanyPeople(companyId, agencyId),
    findPersonsProjects(agencyId, id, CLIENT_ACTIVITY_MAX),
    findPersonsOrders(agencyId, id, CLIENT_ACTIVITY_MAX),
    findPersonsEnquiries(agencyId, id, CLIENT_ACTIVITY_MAX),
    readOpinions(agencyId, id),
  ]);
  const orderIds = orders.map((order) => order.id);
  const licences = await findSoldByOrders(orderIds, CLIENT_ACTIVITY_MAX);

  return {
    notes: notes ? presentNotes(notes) : null,
    colleagues: people.filter((person) => person.id !== id).map(presentPerson),
    projects: projects.map(({ id: projectId, name, state }) => ({ id: projectId, name, state })),
    orders: orders.filter(isPlaced).map(toCompanyOrder),
    licences: licences.map(({ id: licenceId, talentName, character, assetName, projectName, expiresOn }) => ({
      id: licenceId,
      talentName,
      character,
      assetName,
      projectName,
      expiresOn,
    })),
    messages: messages.map((enquiry) => {
      const { id: enquiryId, state, message, createdAt } = serialise(enquiry);
      return { id: enquiryId, state, message, createdAt };
    }),
    ...opinions,
  };
};
