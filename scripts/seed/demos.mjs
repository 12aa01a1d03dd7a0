import { loadTs } from '../load-ts.mjs';
import { makeCatalog } from './catalogue.mjs';
import { getTicket } from './operations.mjs';
import { getDemos, listTalents } from './talents.mjs';

const { toPublicDemo } = await loadTs('domain/src/demos/public-demo.ts');

const CATEGORY_LABEL = Object.fromEntries(
  Object.values(makeCatalog())
    .filter(({ catalog }) => catalog === 'DEMO_CATEGORY')
    .map(({ code, label }) => [code, label]),
);

/** A talent's demo with its file's measurements. */
const getRecord = (talent, { id, language, category, tone, reviewStatus, dayOffset }, measured) => {
  const { durationMs, peaks, quality, fileSize } = measured;
  const isApproved = reviewStatus === 'approved';
  const isWaiting = reviewStatus === 'pending';
  const ticket = isApproved ? undefined : getTicket(talent.id);
  const storagePath = `demos/${talent.id}/${id}.mp3`;

  return {
    talentId: talent.id,
    agencyIds: talent.agencyIds,
    name: CATEGORY_LABEL[category],
    durationMs,
    peaks,
    language,
    gender: talent.gender,
    voiceAge: talent.age,
    tone,
    category,
    languageTag: null,
    accent: null,
    // No seeded talent has two demos in one category.
    principalInCategory: true,
    // Mixed, so that the demo data shows both.
    syntheticVoiceConsent: tone === 'LOW',
    comment: null,
    storagePath,
    approvedPath: isApproved ? storagePath : null,
    fileSize,
    quality,
    reviewStatus,
    approved: isApproved,
    reviewerComment: reviewStatus === 'rejected' ? 'The end is cut off. Please upload the whole take.' : null,
    reviewerReasons: reviewStatus === 'rejected' ? ['noise'] : [],
    editedDuringCuration: false,
    engineer: isWaiting ? null : 'user-engineer-one',
    reviewedAt: isWaiting ? null : `@day${dayOffset}`,
    earlierReviews: [],
    curationTicketId: ticket?.id ?? null,
    assignedTo: ticket?.assignedTo ?? null,
    assignedAt: ticket?.assignedAt ?? null,
    createdAt: `@day${dayOffset - 10}`,
    updatedAt: `@day${isWaiting ? dayOffset - 10 : dayOffset}`,
  };
};

/** All demos and their public copies; `measure` returns the measurements of a demo's file, by id. */
export const makeDemoRecords = async (measure, all = listTalents()) => {
  const records = { demos: {}, demoCache: {} };
  for (const talent of all) {
    const talentDemos = getDemos(talent);
    const found = talentDemos.flatMap(({ reviewStatus, language }) =>
      reviewStatus === 'approved' ? [language] : [],
    );

    for (const demo of talentDemos) {
      const { id, reviewStatus, dayOffset } = demo;
      const record = getRecord(talent, demo, await measure(id));
      records.demos[id] = record;
      if (reviewStatus !== 'approved') continue;
      const { id: _id, ...copy } = toPublicDemo({ ...record, id }, talent, `@day${dayOffset}`, found);
      records.demoCache[id] = copy;
    }
  }

  return records;
};
