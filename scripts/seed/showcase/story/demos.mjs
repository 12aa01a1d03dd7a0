import { readFileSync } from 'node:fs';
import { SHOWCASE } from '../load.mjs';
import { ENGINEER } from './data.mjs';

/** A recording of the showcase, by its name. */
export const encodeMp3 = (clip) => readFileSync(`${SHOWCASE}audio/${clip}.mp3`);

/** Demos: uploaded by talents, reviewed by an engineer. */
export const createDemoSteps = ({ call, firestore }) => {
  const uploadDemo = (as, talentId, { clip, ...fields }, { gender, age }) => {
    const form = new FormData();
    form.append('record', new Blob([encodeMp3(clip)], { type: 'audio/mpeg' }), `${clip}.mp3`);
    for (const [name, value] of Object.entries({ ...fields, gender, voiceAge: age }))
      if (value !== undefined) form.append(name, value);
    return call('POST', `/demo/${talentId}`, { as, form });
  };

  const addDemos = async (email, talentId, gender, age, all) => {
    const uploaded = [];
    for (const item of all) uploaded.push(await uploadDemo(email, talentId, item, { gender, age }));
    return uploaded;
  };

  /** An engineer takes the demos' tickets, approves all demos and closes the tickets. */
  const reviewDemos = async (uploaded) => {
    const byTicket = new Map();
    for (const demo of uploaded) {
      const ticketId = (await firestore.doc(`demos/${demo.id}`).get()).get('curationTicketId');
      byTicket.set(ticketId, [...(byTicket.get(ticketId) ?? []), demo]);
    }

    for (const [ticketId, waiting] of byTicket) {
      await call('PATCH', `/curation-ticket/${ticketId}`, { as: ENGINEER, body: { action: 'take' } });
      for (const { id, talentId } of waiting)
        await call('PATCH', `/demo/${talentId}/${id}`, {
          as: ENGINEER,
          body: { reviewStatus: 'approved', reviewerComment: '' },
        });
      await call('PATCH', `/curation-ticket/${ticketId}`, { as: ENGINEER, body: { action: 'close' } });
    }
  };

  return { addDemos, reviewDemos, uploadDemo };
};
