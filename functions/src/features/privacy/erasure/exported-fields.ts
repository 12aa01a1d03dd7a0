import type { CollectionName } from '@domain/access/matrix.ts';
import type { PersonalRecords } from './personal-records.ts';

/** What a person's export contains of a record, besides its path, and what it leaves out. Each field is in one of both. */
interface FieldChoice {
  readonly exported: readonly string[];
  /** Others' names and ids, agencies' terms and assessments, secrets of links, and technical values. */
  readonly omitted: readonly string[];
}

const words = (text: string): readonly string[] => text.split(' ');
const choose = (exported: string, omitted = ''): FieldChoice => ({
  exported: words(exported),
  omitted: omitted === '' ? [] : words(omitted),
});

const INVITE = 'agencyId language name email lastName';

export const EXPORTED_FIELDS: Readonly<Partial<Record<CollectionName, FieldChoice>>> = {
  mail: choose(
    'kind to locale agencyId createdAt sentAt',
    'toAgency params state attempts nextAttemptAt lastError expiresAt',
  ),
  demos: choose(
    'talentId agencyIds storagePath approvedPath fileSize durationMs quality reviewStatus approved reviewerComment reviewerReasons reviewedAt createdAt updatedAt comment principalInCategory syntheticVoiceConsent languageTag accent category language gender voiceAge tone name',
    'peaks editedDuringCuration engineer earlierReviews curationTicketId assignedTo assignedAt',
  ),
  castingDemos: choose(
    'agencyId projectId demoId talentId isSelected isWithdrawn createdAt',
    'companyId castingId voiceId order comments guestComments guestVotes demo changedAt outcomesDueAt',
  ),
  voiceComments: choose(
    'agencyId projectId userId name atMs text createdAt',
    'companyId castingId castingDemoId auditionEntryId voiceId talentId',
  ),
  voiceRatings: choose('agencyId projectId userId name rating heardAt', 'companyId demoId talentId'),
  auditionEntries: choose(
    'agencyId projectId talentId talentPublicName round status deadline outcomeBy cancelledAt openedAt answeredAt isApproved uploadedAt durationMs takes syntheticVoiceConsent createdAt heardAt downloadedAt outcome outcomeToldAt',
    'companyId castingId voiceId auditionId isFormer scriptIsPrivate hasClip recordedRevision peaks level agencyNote bestTake promise outcomeDueAt remindAt remindedThrough countDueAt',
  ),
  auditionInvites: choose(
    'agencyId talentId email storagePath',
    'castingId linkIdentifier linkVersion takeDigest wasReturned',
  ),
  confidentialities: choose(
    'agencyId projectId talentId name version acceptedAt',
    'castingId voiceId auditionId',
  ),
  scriptDownloads: choose(
    'agencyId projectId userId talentId name side count firstAt lastAt',
    'companyId auditionId',
  ),
  takeListens: choose('agencyId userId side heardAt', 'entryId'),
  availabilityRequests: choose(
    'agencyId projectId talentId timeZone state timeRanges declined createdAt updatedAt kind option optionEnd',
    'companyId castingId voiceId castingDemoId othersThen counter moving sessionId sessionCancelled requestedBy revision answerableUntil remindAt remindedThrough',
  ),
  availabilityInvites: choose(
    'agencyId projectId talentId email offer counterAmount agreedFee',
    'linkVersion confirmationPaths basis moveFee moveStep keptStep',
  ),
  useReports: choose('agencyId talentId text link state answer reportedAt settledAt', 'licenceId'),
  enquiries: choose(
    'agencyId state writer userId talentId name message projectId projectName locale createdAt',
    'companyName steps',
  ),
  rehearsals: choose('agencyId talentId at latencyMs sampleRateHz'),
  talentRates: choose('agencyIds updatedAt currency sessionFee usageFee minimumFee'),
  billingInformation: choose(
    'agencyIds talent legalName vatTaxId country address address2 city state zip phone paypalEmail noPaypal',
  ),
  paymentDetails: choose(
    'talentId iban bic accountHolder address taxStatus withholding ibanSince usableFrom taxSince updatedAt',
    'accountChanges',
  ),
  connectionSessions: choose(
    'agencyIds talentId status schedulingLink requestedAt bookedFor timeZone',
    'history',
  ),
  vacations: choose('talentId agencyIds from to'),
  selfServiceInvites: choose(
    `${INVITE} talentId status sentAt openedAt signedUpAt acceptedAt`,
    'engineer firstTicketId',
  ),
  invitations: choose('agencyId kind source name email roles state lastSentAt expiresAt', 'sentBy sentAt'),
  engineerInvites: choose(INVITE, 'usedBy'),
  teamInvites: choose('agencyId name email roles changedAt expiresAt', 'version formerUid'),
  viewHistory: choose('userId state updatedAt', 'view'),
  notices: choose('userId agencyId kind subject at readAt', 'path expiresAt'),
  pushDevices: choose('userId browser system createdAt', 'endpoint p256dh auth serverKey'),
  consents: choose('userId kind talentId voice document version locale agencyId at'),
  memberships: choose(
    'agencyId userId role displayName email accountValidationStatus rejectionReason engagement decidedAt',
    'blocked decidedBy asksSecondFactor announce',
  ),
  clients: choose(
    'name lastName email companyId agencyIds createdAt updatedAt roleInCompany countryOfResidence cityOfResidence',
    'sortName searchTerms',
  ),
  engineers: choose(
    'name lastName fullName email languageTags agencyIds createdAt updatedAt phone countryOfResidence cityOfResidence homeStudio',
    'sortName searchTerms',
  ),
  talents: choose(
    'agencyIds name lastName fullName publicName email languages communicationLanguage speedTest acceptRates freelanceDisclaimerAccepted syntheticVoiceConsent createdAt updatedAt homeStudio phone gender tone countryOfResidence cityOfResidence ethnic microphone booth society cooperativePartner linkedIn otherMicrophone soundCard homeRecording ableToConnect sourceConnectStPro sourceConnectUser ipConnectionSessionLinkPro dawLocalRecording onlineSupervision voiceAges doesDubbing categories accents dialects voiceSounding voiceSpecs dateOfBirth',
    'emailVerified verificationEmailWasSent isBasicInformationStepReady isInformationComplete availableForProjectOnCreationTime',
  ),
  users: choose(
    'email displayName roles agencyIds companyId locale timeZone clock pageKeys remindersByEmail noticeChoice pendingEmail formerEmails',
    'showRates claimsVersion sessionsFrom disabled passwordVersion emailVersion signIns held accountValidationStatus needsSecondFactor emailVerified accessVersion',
  ),
  deletionRequests: choose(
    'talentId fullName email state requestedAt erasedAt',
    'agencyIds confirmedBy scope removedBy scanned erasingSince',
  ),
  payoutItems: choose(
    'agencyId talentId currency gross share vat withholding net state refusal paidOn account',
    'runId earnings isSelfBilled',
  ),
  selfBillingAgreements: choose(
    'agencyId talentId version text textHash from through silenceAccepts state offeredAt acceptedBy acceptedAt endedAt',
    'offeredBy endedBy',
  ),
  selfBilledPapers: choose(
    'agencyId talentId number issuedOn currency locale seller buyer vatOf lines gross share vat withholding net replaces state reason decidedBy decidedAt silenceAccepts createdAt',
    'agreementId dueAt wasReminded storagePath',
  ),
  talentInvoices: choose('agencyId talentId number currency total vat uploadedAt', 'earningIds storagePath'),
  earnings: choose(
    'agencyId projectId talentId projectName currency amount share vat withholding net rules payable roles state agreedOn payableOn paid paidSums paidOn updatedAt',
    'orderId revision billedSums invoiceId',
  ),
};

/** Collections that no export contains, and why. */
export const UNEXPORTED: Readonly<Partial<Record<CollectionName, string>>> = {
  pulses: 'that something changed, and when, for open screens',
  demoCache: 'a copy of demos',
  testedVoices: 'a copy of demos',
  talentCache: 'a copy of talents',
  roster: 'a copy of talents, with the agency’s terms',
  talentRateCards: 'a copy of talentRates',
  liveLicences: 'a copy of licences, with the brands of clients',
  exclusivities: 'who has a voice exclusively, which the talent agreed to in an offer',
  calendars: 'a copy of slots and sessions, with a secret address',
  stuckMail: 'a copy of emails',
  agencyChanges: 'a copy of changes, for one notice',
  rateLimits: 'counts calls',
  webhookEvents: 'a copy of records for the agency’s programs',
  webhookDeliveries: 'a copy of records for the agency’s programs',
  projectPresence: 'expires within minutes',
  engineerAssignments: 'names an engineer',
  sessionAssignments: 'names an engineer',
  guestVotes: 'opinions of guests',
  guestComments: 'opinions of guests',
  demoDossiers: 'an internal assessment',
  auditionDossiers: 'an internal assessment',
  talentScores: 'an internal assessment',
  talentDossiers: 'an internal assessment',
  talentTerms: 'the agency’s terms',
  inviteTags: 'the agency’s terms',
  clientNotes: 'an internal assessment',
  clientTerms: 'the agency’s terms',
};

/** Opinions: those about the talent are others', and those by the person are their own. */
const isWrittenByOthers = ({ collection, by }: PersonalRecords): boolean =>
  (collection === 'voiceComments' || collection === 'voiceRatings') && by === 'talentId';

export const isExported = (kind: PersonalRecords): boolean =>
  kind.collection in EXPORTED_FIELDS && !isWrittenByOthers(kind);

/** Returns the exported part of a record. */
export const pickExported = (collection: CollectionName, record: object): object => {
  const exported = EXPORTED_FIELDS[collection]?.exported ?? [];
  return Object.fromEntries(Object.entries(record).filter(([name]) => exported.includes(name)));
};
