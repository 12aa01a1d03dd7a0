import { ID, type Canary, type Planted } from './canaries.ts';
import { agenciesOfRecord, as, has, mayKnow, publicHalf, staff } from './oracle.ts';
import { getAgencies, inChosen, type Persona } from './persona.ts';
import { allPlanted } from './records.ts';

/** What anybody may know of an agency, to choose one and to read its terms. */
const PUBLIC: Readonly<Record<string, readonly string[]>> = {
  agencies: ['slug', 'publicName', 'logoUrl', 'logoDarkUrl', 'isotypeLogoUrl', 'accent', 'supportEmail'],
  agencyContracts: ['termsUrl', 'privacyUrl'],
};
/** Served to nobody, whoever may read the record: places of files, secrets of links, what a list is searched by. */
const NEVER_SERVED = ['storagePath', 'approvedPath', 'linkIdentifier', 'searchTerms', 'sortName'];

/**
 * What public links show. All planted links are open, and the crawl knows every id, which opens what the link does. The page
 * behind a project's link is called by the project's own names.
 */
const inPreview = ({ record, field }: Canary): boolean => record.preview?.fields.test(field) === true;

/** What the page behind an audition's link shows; the script after the identity check alone. */
const onEntryPage = ({ links }: Persona, { record, field }: Canary): boolean => {
  const entry = links?.entry;
  if (!entry) return false;
  if (entry.id.startsWith(`${record.id}_`) && record.collection === 'castings')
    return field === 'project.name';
  const isIts = record.id !== '' && entry.id.startsWith(`${record.id}_`);
  if (record.collection === 'voices') return isIts && field === 'name';
  return record.collection === 'auditions' && isIts && entry.proven;
};

/** What a talent was asked to audition for: the name of the project, to them alone, in the agencies that they work with. */
const onOwnAuditions = (who: Persona, { record, field }: Canary): boolean =>
  record.collection === 'castings' &&
  field === 'project.name' &&
  as('talent')(who, record) &&
  allPlanted().some(
    ({ collection, id, talentId }) =>
      collection === 'auditionEntries' && id.startsWith(`${record.id}_`) && talentId === who.uid,
  );

/** An invitation's id opens what it says to whoever has it. */
const onInvite = ({ links }: Persona, { record, field }: Canary): boolean =>
  record.id !== '' &&
  record.id === links?.invite &&
  (record.collection === 'selfServiceInvites' || record.collection === 'engineerInvites') &&
  ['name', 'lastName', 'email', 'language'].includes(field);

/** Their own data, which talents may have as a file: what names them, wherever it lies. */
const inExport = (who: Persona, { record }: Canary): boolean =>
  has(who, 'talent') &&
  (!who.isOut || who.isRejected === true) &&
  !who.actedBy &&
  who.uid !== undefined &&
  [record.userId, record.talentId, record.id].includes(who.uid);

/** Ids name agencies, people, companies and projects. Guests are told of none; others of those of their own agencies. */
const mayKnowId = (who: Persona, { record, text }: Canary): boolean => {
  if (!who.uid || who.isOut) return false;
  const agencies = getAgencies(who);
  if (record.collection === 'agency') return agencies.includes(text);
  if (text === who.uid) return true;
  // Clients of an agency do not hear of each other's companies.
  const isClientAlone = !staff(who, record) && as('client')(who, record);
  if (isClientAlone && record.companyId && record.companyId !== who.companyId) return false;
  return agenciesOfRecord(record).some((agency) => agencies.includes(agency));
};

/** Who opened the takes of an agency, told to its staff by the names of the accounts: people of that agency alone. */
const asListener = (who: Persona, { record, field }: Canary): boolean =>
  record.collection === 'users' && field === 'displayName' && staff(who, record);

/** Whether an answer of the API may tell this person what stands in this field. */
export const isVisibleTo = (person: Persona, canary: Canary): boolean => {
  const who = inChosen(person);
  const { record, field } = canary;
  if (field === ID) return mayKnowId(person, canary);
  if (PUBLIC[record.collection]?.includes(field)) return true;
  if (field === 'contactEmail' && record.collection === 'agencies' && who.underReview?.includes(record.id))
    return true;
  if (inPreview(canary) || onEntryPage(who, canary) || onInvite(who, canary)) return true;
  if (who.isOut || who.uid === undefined) return false;
  if (NEVER_SERVED.includes(field)) return false;
  // The account's own agencies are told so that one of them can be chosen, and a take can be heard by who reads of it.
  if (record.collection === 'agencies') return getAgencies(person).includes(record.id);
  if (record.collection === 'auditionInvites' && field === 'file')
    return mayKnow(who, { ...record, collection: 'auditionEntries' });
  if (record.collection === 'demos' && field === 'file' && publicHalf(who, record)) return true;
  return onOwnAuditions(who, canary) || asListener(who, canary) || mayKnow(who, record, field);
};

/** The same of what talents are told of their own voice: in all of their agencies, whichever they chose. */
export const isVoiceVisibleTo = ({ chosen: _chosen, ...who }: Persona, canary: Canary): boolean =>
  isVisibleTo(who, canary);

/** The same of the file that talents can have of their own data, which has the ids in it. */
export const mayBeHandedOut = (who: Persona, canary: Canary): boolean =>
  inExport(who, canary) ||
  (who.isRejected === true && canary.field === ID && mayKnowId({ ...who, isOut: false }, canary)) ||
  isVisibleTo(who, canary);

/** Whether a mail to somebody may say this: what is theirs, and what their agencies are and are called. */
export const mayBeMailed = (to: Planted, { record, field, text }: Canary): boolean => {
  if (field === ID) return text === to.id || agenciesOfRecord(to).includes(text);
  const isTheirs = [record.userId, record.talentId, record.id].includes(to.id);
  const isTheirAgencys = agenciesOfRecord(to).includes(record.id);
  // Emails name their agency, and lead to its terms as the public pages do.
  const ofAgency = record.collection === 'agencies' || PUBLIC[record.collection]?.includes(field) === true;
  return isTheirs || (isTheirAgencys && ofAgency);
};
