import { Timestamp } from 'firebase-admin/firestore';
import { plantAddress, plantId, plantText, type Planted } from './canaries.ts';
import { toDemoId, plantFile } from './people.ts';
import { getPlanted, plant } from './records.ts';

export interface PlantedProject {
  readonly agencyId: string;
  readonly companyId: string;
  readonly id: string;
  readonly urlIdentifier: string;
  /** Open to all project members; its list has the voices in the order of the wish. */
  readonly visible: PlantedCasting;
  /** Reachable only by its link. */
  readonly linked: PlantedCasting;
}

interface PlantedCasting {
  readonly id: string;
  readonly urlIdentifier: string;
  readonly entries: readonly PlantedEntry[];
}

export interface PlantedEntry {
  readonly id: string;
  readonly talentId: string;
  readonly linkIdentifier: string;
  readonly email: string;
}

interface ProjectWish {
  readonly agencyId: string;
  readonly companyId: string;
  readonly tag: string;
  readonly engineerId: string;
  readonly shown: readonly string[];
  readonly hidden: string;
  readonly withdrawn: string;
}

const TRAITS = { language: 'eng', gender: 'FEM', voiceAge: 'ADU', tone: 'MED', category: 'WARM' } as const;
const BOOKING_TERMS = {
  steps: [],
  moveDays: 0,
  excuses: [],
  noShowPercent: 0,
  graceMinutes: 0,
  counterOffers: false,
  version: 1,
};
const getNextWeek = (): Timestamp => Timestamp.fromMillis(Date.now() + 7 * 24 * 60 * 60 * 1000);

const plantCasting = (wish: ProjectWish, projectId: string, language: string): PlantedCasting => {
  const { agencyId, companyId, shown, hidden, withdrawn } = wish;
  const owner = { agencyId, companyId };
  const id = `${projectId}_${language}`;
  let urlIdentifier = '';
  const isVisible = language === 'eng';

  const casting = plant('castings', id, owner, (record) => ({
    projectId,
    language,
    linkEnabled: true,
    linkTerms: undefined,
    previewVisible: isVisible,
    hideTalentFromPreviewList: [hidden],
    talentVoiceTag: { [projectId]: shown.map((talentId) => ({ talentId, tag: plantText(record, 'tag') })) },
    taggedTalents: shown,
    shortlisted: { [projectId]: shown.length + 2 },
    withdrawn: { [projectId]: 1 },
    project: Object.fromEntries(
      ['name', 'brand', 'campaignName', 'companyName'].map((field) => [
        field,
        plantText(record, `project.${field}`),
      ]),
    ),
    urlIdentifier: (urlIdentifier = plantText(record, 'urlIdentifier')),
  }));
  casting.preview = { fields: /^project\./ };

  const places = { projectId, castingId: id, voiceId: projectId };
  [...shown, hidden, withdrawn].forEach((talentId, order) => {
    const demoId = toDemoId(talentId);

    const listed = plant(
      'castingDemos',
      `${id}_${projectId}_${demoId}`,
      { ...owner, talentId },
      (record) => ({
        ...places,
        demoId,
        order,
        comments: !isVisible && order === 0 ? 1 : undefined,
        isWithdrawn: talentId === withdrawn ? true : undefined,
        demo: {
          ...TRAITS,
          name: plantText(record, 'demo.name'),
          talentPublicName: plantText(record, 'demo.talentPublicName'),
          durationMs: 1000,
          peaks: [0.5],
        },
      }),
    );
    if (shown.includes(talentId)) listed.preview = { fields: /^demo\./ };
  });

  const entries = shown.map((talentId): PlantedEntry => {
    const entryId = `${id}_${projectId}_${talentId}`;
    plant('auditionEntries', entryId, { ...owner, talentId }, () => ({
      ...places,
      auditionId: projectId,
      status: 'uploaded',
      deadline: getNextWeek(),
      // A pending request: cancelled ones reveal nothing.
      cancelledAt: null,
    }));

    const onTake = { ...places, castingDemoId: undefined, auditionEntryId: entryId, atMs: 0 };
    plant('voiceComments', `take-${entryId}`, { ...owner, talentId }, () => onTake);

    let [linkIdentifier, email] = ['', ''];
    plant('auditionInvites', entryId, { ...owner, talentId }, (record) => {
      linkIdentifier = plantText(record, 'linkIdentifier');
      email = plantAddress(record, 'email');
      return { castingId: id, linkIdentifier, email, linkVersion: 1, storagePath: plantFile(record) };
    });

    plant('auditionDossiers', entryId, { ...owner, talentId }, () => ({
      ...places,
      refusal: { reason: 'rate', note: 'A note for the agency.' },
    }));

    plant('confidentialities', entryId, { ...owner, talentId }, () => ({
      ...places,
      auditionId: projectId,
      version: 1,
      acceptedAt: Timestamp.now(),
    }));

    // A listener of the client: their uid is never shown.
    plant('takeListens', `${entryId}_${companyId}`, { agencyId: owner.agencyId, companyId }, () => ({
      entryId,
      userId: 'listener-of-the-client',
      side: 'client',
    }));

    return { id: entryId, talentId, linkIdentifier, email };
  });

  return { id, urlIdentifier, entries };
};

/** One project; its singletons share its id, so that few ids reach everything. */
export const plantProject = (wish: ProjectWish): PlantedProject => {
  const { agencyId, companyId, tag, engineerId, shown } = wish;
  const owner = { agencyId, companyId };
  const id = plantId('project', owner, tag);
  const sound = { projectId: id, castingId: `${id}_eng`, voiceId: id, assetId: id, orderId: id };
  let urlIdentifier = '';
  plant('projects', id, owner, (record) => ({
    type: 'regular',
    state: 'New',
    shelf: 'open',
    languages: ['eng', 'spa'],
    linkEnabled: true,
    linkTerms: undefined,
    urlIdentifier: (urlIdentifier = plantText(record, 'urlIdentifier')),
  })).preview = {
    fields: /^(name|brand|campaignName|companyName)$/,
  };

  const [visible, linked] = [plantCasting(wish, id, 'eng'), plantCasting(wish, id, 'spa')];
  plant('voices', id, owner, () => sound).preview = { fields: /^name$/ };
  for (const demo of getPlanted())
    if (demo.collection === 'demos' && shown.some((talentId) => demo.id === toDemoId(talentId)))
      demo.preview = { fields: /^file$/ };
  plant('pulses', id, owner, () => ({ audience: 'company', talentId: null, engineerId: null }));
  plant('projectPresence', id, owner, () => ({ projectId: id, seenAt: Timestamp.now() }));
  plant('voiceRatings', id, owner, () => ({ projectId: id, rating: 4, heardAt: null }));
  plant('linkSecrets', linked.id, owner, () => ({ projectId: id }));
  plant('retiredLinks', id, owner, () => ({ projectId: id, castingId: linked.id }));

  const guest = { projectId: id, castingId: linked.id, guestId: id };
  plant('guests', id, owner, () => ({ ...guest, visits: [], visitCount: 1 }));
  plant('guests', `${id}_all`, owner, () => ({ projectId: id, castingId: null, visits: [], visitCount: 1 }));

  const [opinionOf = ''] = shown;
  const opinion = { ...guest, castingDemoId: `${linked.id}_${id}_${toDemoId(opinionOf)}` };
  plant('guestVotes', id, { ...owner, talentId: opinionOf }, () => ({ ...opinion, vote: 'yes' }));
  plant('guestComments', id, { ...owner, talentId: opinionOf }, () => ({ ...opinion, atMs: 0 }));

  const { guestId: _, ...content } = opinion;
  const onDemo = { ...content, auditionEntryId: undefined, voiceId: undefined, atMs: 0 };
  plant('voiceComments', id, { ...owner, talentId: opinionOf }, () => onDemo);
  plant('voiceAssets', id, owner, () => sound);

  plant('licences', id, owner, (record) => {
    const makeItem = (field: string, code: string) => ({
      code,
      label: plantText(record, `${field}.label`),
      labelEs: plantText(record, `${field}.labelEs`),
    });
    const terms = { duration: makeItem('duration', '2Y'), format: makeItem('format', 'TV') };
    return { ...sound, ...terms, territoryCover: makeItem('territoryCover', 'EU') };
  });

  for (const collection of ['orders', 'orderStatus', 'paymentActions', 'payments'])
    plant(collection, id, owner, () => ({ ...sound, extras: [], lines: [], licences: [], voices: [] }));
  plant('invoices', id, owner, (record) => {
    const plantParty = (side: string) => ({
      ...Object.fromEntries(
        ['legalName', 'vatTaxId', 'address', 'city', 'zip'].map((field) => [
          field,
          plantText(record, `${side}.${field}`),
        ]),
      ),
      country: 'ESP',
    });

    return {
      ...sound,
      kind: 'invoice',
      proForma: undefined,
      exclusivity: undefined,
      issued: undefined,
      storagePath: undefined,
      credits: null,
      issuedOn: '2026-01-31',
      dueOn: '2026-02-28',
      currency: 'EUR',
      seller: { ...plantParty('seller'), bankDetails: plantText(record, 'seller.bankDetails') },
      buyer: plantParty('buyer'),
      lines: [],
      licences: [],
      voices: [],
      net: 0,
      vat: { kind: 'none', rate: 0, note: '', amount: 0 },
      total: 0,
    };
  });
  for (const collection of ['orderRevisions', 'invoiceSequences', 'billingTerms'])
    plant(collection, id, { agencyId }, () => ({ extras: [], vatRules: [] }));
  plant('bookingTerms', id, { agencyId }, () => BOOKING_TERMS);
  plant('paymentEvents', id, { agencyId });

  const [earner = ''] = shown;
  // Over already, so that it refuses nothing.
  plant('exclusivities', `${id}_${earner}`, { agencyId, talentId: earner }, () => ({
    from: '2019-01-01',
    through: '2019-12-31',
  }));
  plant('earnings', `${id}_${earner}`, { agencyId, talentId: earner }, () => ({
    roles: [],
    state: 'agreed',
    agreedOn: '2026-01-01',
    payableOn: null,
  }));

  const plantAccount = (record: Planted, field: string) => ({
    name: plantText(record, `${field}.name`),
    iban: plantText(record, `${field}.iban`),
    address: { street: '', building: '', postcode: '', town: 'Madrid', country: 'ESP' },
  });
  plant('payoutAccounts', agencyId, { agencyId }, (record) => ({
    accounts: [
      {
        ...plantAccount(record, 'accounts'),
        currency: 'EUR',
        note: plantText(record, 'accounts.note'),
        lastStatement: null,
      },
    ],
  }));
  plant('payoutRuns', id, { agencyId }, (record) => ({
    state: 'draft',
    executionDay: '2026-12-01',
    payer: plantAccount(record, 'payer'),
  }));
  plant('payoutItems', `${id}-1`, { agencyId, talentId: earner }, (record) => ({
    runId: id,
    state: 'open',
    earnings: [],
    paidOn: null,
    account: plantAccount(record, 'account'),
  }));
  plant('earningLocks', `${id}_${earner}`, { agencyId, talentId: earner }, () => ({ runId: null }));
  const papers = { agencyId, talentId: earner };
  const plantParty = (record: Planted, field: string) => ({
    legalName: plantText(record, `${field}.legalName`),
    vatTaxId: plantText(record, `${field}.vatTaxId`),
    address: plantText(record, `${field}.address`),
    city: 'Madrid',
    zip: '28013',
    country: 'ESP',
  });
  plant('selfBillingAgreements', `${agencyId}_${earner}_1`, papers, (record) => ({
    version: 1,
    from: '2026-01-01',
    through: null,
    silenceAccepts: true,
    text: plantText(record, 'text'),
    state: 'offered',
  }));
  plant('selfBilledPapers', `${id}_paper`, papers, (record) => ({
    number: plantText(record, 'number'),
    issuedOn: '2026-01-01',
    currency: 'EUR',
    locale: 'en',
    seller: plantParty(record, 'seller'),
    buyer: plantParty(record, 'buyer'),
    lines: [],
    vatOf: { status: 'none', note: '' },
    state: 'issued',
    reason: plantText(record, 'reason'),
    replaces: null,
    dueAt: null,
    storagePath: null,
  }));
  plant('talentInvoices', `${id}_invoice`, papers, (record) => ({
    number: plantText(record, 'number'),
    currency: 'EUR',
    earningIds: [],
    storagePath: plantFile(record),
    uploadedAt: Timestamp.now(),
  }));
  plant('bankEntries', id, { agencyId }, () => ({
    state: 'suggested',
    bookedOn: '2026-12-01',
    direction: 'out',
    currency: 'EUR',
    itemId: `${id}-1`,
    orderId: null,
  }));

  plant('auditions', id, owner, (record) => ({
    ...sound,
    style: plantText(record, 'style'),
    deadline: getNextWeek(),
  }));

  for (const side of ['client', 'agency'])
    plant('scriptDownloads', `${id}_${side}`, owner, () => ({
      projectId: id,
      auditionId: id,
      side,
      count: 1,
      firstAt: Timestamp.now(),
      lastAt: Timestamp.now(),
    }));

  const [talentId = ''] = shown;
  plant('availabilityRequests', id, { ...owner, talentId }, () => ({
    ...sound,
    castingId: visible.id,
    voiceId: id,
    castingDemoId: id,
    timeZone: 'Europe/Madrid',
    state: 'requested',
    othersThen: 'release',
    sessionId: null,
    timeRanges: [{ id: 'r1-1', datetime: '2099/05/05 10-12', status: null }],
    revision: 1,
  }));

  plant('availabilityInvites', id, { agencyId, talentId }, (record) => ({
    projectId: id,
    linkVersion: 1,
    offer: {
      currency: 'EUR',
      assets: [{ name: plantText(record, 'offer.assets.name'), licences: [] }],
      payments: [],
    },
    basis: {
      terms: BOOKING_TERMS,
      commission: 0,
      studio: 0,
      halfHour: { earned: 0, studio: 0 },
    },
    moveFee: null,
    agreedFee: undefined,
  }));

  plant('soldLicences', id, { ...owner, talentId }, (record) => {
    const makeItem = (field: string) => ({
      code: 'TV',
      label: plantText(record, `${field}.label`),
      labelEs: plantText(record, `${field}.labelEs`),
    });

    const items = {
      duration: makeItem('duration'),
      format: makeItem('format'),
      territoryCover: makeItem('territoryCover'),
    };
    const days = { soldOn: '2026-01-31', firstAirOn: null, expiresOn: null, liveThrough: null };
    const prices = { currency: 'EUR', earned: 1, renewal: 3, renewalEarned: 2 };

    return {
      ...sound,
      ...items,
      ...days,
      prices,
      state: 'live',
      renewedTerms: 0,
      renewals: 0,
      remindedThrough: null,
      remindAt: null,
      renewal: null,
      exclusivity: null,
      words: [],
    };
  });

  plant('useReports', id, { agencyId, talentId }, (record) => ({
    licenceId: id,
    text: plantText(record, 'text'),
    link: null,
    state: 'open',
    answer: null,
    reportedAt: Timestamp.now(),
    settledAt: null,
  }));

  plant('enquiries', id, { agencyId }, () => ({
    state: 'new',
    writer: 'client',
    userId: 'nobody-here',
    talentId: null,
    projectId: id,
    steps: [],
    createdAt: Timestamp.now(),
  }));

  plant('ledgerOrders', id, owner, () => ({ projectId: id, dueAt: null }));

  plant('liveLicences', talentId, { agencyId, talentId }, (record) => ({
    orders: {
      [id]: { agencyId, brandKey: plantText(record, 'orders.brandKey'), category: 'BANKING', uses: [] },
    },
  }));

  plant('calendars', talentId, { agencyId }, () => ({ bookings: {} }));

  plant('recordingSessions', id, { ...owner, engineerId, talentId }, (record) => ({
    ...sound,
    castingId: visible.id,
    voiceId: id,
    roles: null,
    bookingId: null,
    language: 'eng',
    startsAt: getNextWeek(),
    endsAt: getNextWeek(),
    timeZone: 'Europe/Madrid',
    state: 'planned',
    dialIn: { method: 'Zoom', link: `https://tests.example/${plantText(record, 'dialIn.link')}` },
    participants: [{ name: plantText(record, 'participants.name'), side: 'client' }],
    notes: { lateMinutes: 0, noShow: '', overtimeMinutes: 0 },
    hasReport: true,
    script: null,
    scriptPath: null,
    revision: 1,
    calendarSequence: 1,
  }));

  plant('sessionContacts', id, owner, (record) => ({
    projectId: id,
    participants: [
      {
        name: plantText(record, 'participants.name'),
        email: plantAddress(record, 'participants.email'),
        side: 'client',
        locale: 'en',
      },
    ],
  }));

  plant('sessionFiles', id, { ...owner, engineerId }, (record) => ({
    projectId: id,
    sessionId: id,
    kind: 'take',
    contentType: 'audio/mpeg',
    side: 'engineer',
    // Only the uploader may delete it, and no persona is the uploader.
    uploadedBy: 'former-member',
    uploadedAt: Timestamp.now(),
    storagePath: plantFile(record),
  }));

  plant('deliveries', id, { ...owner, engineerId }, (record) => ({
    projectId: id,
    sessionId: id,
    language: 'eng',
    version: 1,
    size: 4,
    state: 'delivered',
    name: plantText(record, 'name'),
    character: plantText(record, 'character'),
    contentType: 'audio/wav',
    uploadedBy: 'former-member',
    createdAt: Timestamp.now(),
    isSent: true,
    sentAt: Timestamp.now(),
    acceptedAt: null,
    acceptedBy: null,
    revision: { atMs: 1000, note: plantText(record, 'revision.note'), at: Timestamp.now(), by: 'x' },
    mendedFrom: null,
    check: 'done',
    measurement: null,
    peaks: plantText(record, 'peaks'),
  }));

  plant('deliveryUploads', id, { ...owner, engineerId }, (record) => ({
    projectId: id,
    sessionId: id,
    state: 'delivered',
    startedAt: Timestamp.now(),
    expiresAt: null,
    uploadUrl: `https://tests.example/${plantText(record, 'uploadUrl')}`,
    storagePath: plantFile(record),
  }));

  plant('sessionAssignments', `${engineerId}_${talentId}`, { agencyId, talentId }, () => ({
    engineerId,
    sessions: { [id]: agencyId },
  }));

  plant('recordingSessionReports', id, { ...owner, engineerId }, () => ({
    ...sound,
    castingId: visible.id,
    engSignedAt: null,
    engSignedBy: null,
    engRevision: 1,
    cliSignedAt: null,
    cliSignedBy: null,
    cliRevision: 1,
    vodSignedAt: null,
    vodSignedBy: null,
    vodRevision: 1,
    sealedAt: null,
    paperSha256: null,
    remindAt: null,
    remindersSent: 0,
  }));

  plant('seals', id, {});

  plant('reportInvites', id, { agencyId }, (record) => {
    const makeSigner = (role: string) => ({
      name: plantText(record, `signers.${role}.name`),
      email: plantAddress(record, `signers.${role}.email`),
      locale: 'en',
      version: 1,
    });

    return {
      projectId: id,
      signers: { ENGINEER: makeSigner('ENGINEER'), CLIENT: makeSigner('CLIENT'), VOD: makeSigner('VOD') },
    };
  });

  plant('billings', companyId, owner);
  plant('projectScripts', id, owner, () => ({
    projectId: id,
    scriptPdf: null,
    scriptPath: null,
    version: 1,
  }));

  return { ...owner, id, urlIdentifier, visible, linked };
};
