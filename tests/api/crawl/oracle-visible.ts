import { ID, type Canary, type Planted } from './canaries.ts';
import { admins, getRecordAgencies, as, has, mayKnow, readsPublicCopy, staff } from './oracle.ts';
import { getAgencies, toChosenPersona, type Persona } from './persona.ts';
import { getPlanted } from './records.ts';

/** Public facts about an agency: enough to choose it and read its terms. */
const PUBLIC: Readonly<Record<string, readonly string[]>> = {
  agencies: ['slug', 'publicName', 'logoUrl', 'logoDarkUrl', 'isotypeLogoUrl', 'accent', 'supportEmail'],
  agencyContracts: ['termsUrl', 'privacyUrl'],
};
/** Never served, even to readers of the record: file paths, link secrets, search keys. */
const NEVER_SERVED = ['storagePath', 'approvedPath', 'linkIdentifier', 'searchTerms', 'sortName'];

/** Content of public links. All planted links are open, and the crawl knows every id. The page behind a project's link uses the project's own names. */
const inPreview = ({ record, field }: Canary): boolean => record.preview?.fields.test(field) === true;

/** The page behind an audition link; the script only after the identity check. */
const onEntryPage = ({ links }: Persona, { record, field }: Canary): boolean => {
  const entry = links?.entry;
  if (!entry) return false;
  if (entry.id.startsWith(`${record.id}_`) && record.collection === 'castings')
    return field === 'project.name';

  const isIts = record.id !== '' && entry.id.startsWith(`${record.id}_`);
  if (record.collection === 'voices') return isIts && field === 'name';
  // What the role is for, as planned.
  if (record.collection === 'voiceAssets') return isIts && entry.proven && field === 'name';
  if (record.collection === 'licences')
    return isIts && entry.proven && /^(format|territoryCover|duration)\.label(Es)?$/.test(field);
  if (record.collection === 'auditionEntries')
    return record.id === entry.id && entry.proven && field === 'takes';

  return record.collection === 'auditions' && isIts && entry.proven;
};

/** The talent sees the project's name of their own auditions, in their agencies. */
const onOwnAuditions = (who: Persona, { record, field }: Canary): boolean =>
  record.collection === 'castings' &&
  field === 'project.name' &&
  as('talent')(who, record) &&
  getPlanted().some(
    ({ collection, id, talentId }) =>
      collection === 'auditionEntries' && id.startsWith(`${record.id}_`) && talentId === who.uid,
  );

/** A session's engineer sees what its project delivers. Planted sessions have the ids of their projects. */
const onOwnSession = (who: Persona, { record, field }: Canary): boolean =>
  record.collection === 'projects' &&
  field === 'delivery' &&
  getPlanted().some(
    (planted) =>
      planted.collection === 'recordingSessions' &&
      planted.id === record.id &&
      planted.engineerId === who.uid &&
      as('engineer')(who, planted),
  );

/** An invitation's id reveals its content. */
const onInvite = ({ links }: Persona, { record, field }: Canary): boolean =>
  record.id !== '' &&
  record.id === links?.invite &&
  (record.collection === 'selfServiceInvites' || record.collection === 'engineerInvites') &&
  ['name', 'lastName', 'email', 'language'].includes(field);

/** A talent's data export: everything that names them. */
const inExport = (who: Persona, { record }: Canary): boolean =>
  has(who, 'talent') &&
  (!who.isOut || who.isRejected === true) &&
  !who.actedBy &&
  who.uid !== undefined &&
  [record.userId, record.talentId, record.id].includes(who.uid);

/** Ids name agencies, people, companies and projects. Guests see none; others those of their agencies. */
const mayKnowId = (who: Persona, { record, text }: Canary): boolean => {
  if (!who.uid || who.isOut) return false;
  const agencies = getAgencies(who);
  if (record.collection === 'agency') return agencies.includes(text);
  if (text === who.uid) return true;
  // Clients of an agency don't see each other's companies.
  const isClientAlone = !staff(who, record) && as('client')(who, record);
  if (isClientAlone && record.companyId && record.companyId !== who.companyId) return false;
  return getRecordAgencies(record).some((agency) => agencies.includes(agency));
};

/** Staff see which accounts opened their agency's takes, limited to people of that agency. */
const asListener = (who: Persona, { record, field }: Canary): boolean =>
  record.collection === 'users' && field === 'displayName' && staff(who, record);

/** A client's address is visible to the admins of the agency whose client they are. */
const asClientsAdmin = (who: Persona, { record, field }: Canary): boolean =>
  record.collection === 'users' &&
  field === 'email' &&
  getPlanted().some(
    (planted) => planted.collection === 'clients' && planted.id === record.id && admins(who, planted),
  );

/** A signed address of Storage contains the path of its file; an invitation's identifier continues its own page. */
const inAddress = (who: Persona, { record, field }: Canary): boolean => {
  if (record.collection === 'deliveryUploads' && field === 'storagePath')
    return mayKnow(who, { ...record, collection: 'deliveries' });
  const entry = who.links?.entry;
  return (
    record.collection === 'auditionInvites' &&
    field === 'linkIdentifier' &&
    entry?.proven === true &&
    entry.id === record.id
  );
};

/** Whether an API reply may show this field to this person. */
export const isVisibleTo = (person: Persona, canary: Canary): boolean => {
  const who = toChosenPersona(person);
  const { record, field } = canary;
  if (field === ID) return mayKnowId(person, canary);
  if (PUBLIC[record.collection]?.includes(field)) return true;
  if (field === 'contactEmail' && record.collection === 'agencies' && who.underReview?.includes(record.id))
    return true;
  if (inPreview(canary) || onEntryPage(who, canary) || onInvite(who, canary)) return true;
  if (inAddress(who, canary)) return true;
  if (who.isOut || who.uid === undefined) return false;
  if (NEVER_SERVED.includes(field)) return false;
  // Listed so that the person can choose an agency, and readers can play a take.
  if (record.collection === 'agencies') return getAgencies(person).includes(record.id);
  if (record.collection === 'auditionInvites' && field === 'file')
    return mayKnow(who, { ...record, collection: 'auditionEntries' });
  if (record.collection === 'demos' && field === 'file' && readsPublicCopy(who, record)) return true;

  return (
    onOwnAuditions(who, canary) ||
    onOwnSession(who, canary) ||
    asListener(who, canary) ||
    asClientsAdmin(who, canary) ||
    mayKnow(who, record, field)
  );
};

/** As above, for the talent's own voice: in all of their agencies, regardless of the chosen one. */
export const isVoiceVisibleTo = ({ chosen: _chosen, ...who }: Persona, canary: Canary): boolean =>
  isVisibleTo(who, canary);

/** As above, for a talent's data export, which contains ids. */
export const mayBeHandedOut = (who: Persona, canary: Canary): boolean =>
  inExport(who, canary) ||
  (who.isRejected === true && canary.field === ID && mayKnowId({ ...who, isOut: false }, canary)) ||
  isVisibleTo(who, canary);

/** Whether an email may contain this: the recipient's data and their agencies' names. */
export const mayBeMailed = (to: Planted, { record, field, text }: Canary): boolean => {
  if (field === ID) return text === to.id || getRecordAgencies(to).includes(text);
  const isTheirs = [record.userId, record.talentId, record.id].includes(to.id);
  const isTheirAgencys = getRecordAgencies(to).includes(record.id);
  // Emails name their agency and link to its terms, as public pages do.
  const ofAgency = record.collection === 'agencies' || PUBLIC[record.collection]?.includes(field) === true;
  return isTheirs || (isTheirAgencys && ofAgency);
};
