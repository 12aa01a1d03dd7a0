import type { LinkTermsValues, ProjectLinkValues } from '@domain/castings/guests.schema.ts';
import { api } from '../../../lib/http/api.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import type { SharedLink } from './sharedLink.ts';

type OfLink = Pick<SharedLink, 'kind' | 'id'>;

const changeProject = async (id: string, body: ProjectLinkValues, submission: Submission): Promise<void> => {
  await api.castings.setProjectLink({ id }, body, submission);
};

/** Turns a public link on or off. */
export const setLinkEnabled = async (
  { kind, id }: OfLink,
  linkEnabled: boolean,
  submission: Submission,
): Promise<void> => {
  if (kind === 'project') return changeProject(id, { linkEnabled }, submission);
  await api.castings.update({ id }, { linkEnabled }, submission);
};

/** Replaces a link's public address; the old one stops working. */
export const renewLink = async ({ kind, id }: OfLink, submission: Submission): Promise<void> => {
  if (kind === 'project') return changeProject(id, { renewLink: true }, submission);
  await api.castings.update({ id }, { renewLink: true }, submission);
};

export const saveLinkTerms = async (
  { kind, id }: OfLink,
  terms: LinkTermsValues,
  submission: Submission,
): Promise<void> => {
  if (kind === 'project') return changeProject(id, terms, submission);
  await api.castings.setLinkTerms({ id }, terms, submission);
};

export const forgetGuest = async (
  { kind, id }: OfLink,
  guestId: string,
  submission: Submission,
): Promise<void> => {
  const forget = kind === 'project' ? api.castings.forgetProjectGuest : api.castings.forgetGuest;
  await forget({ id, guestId }, submission);
};
