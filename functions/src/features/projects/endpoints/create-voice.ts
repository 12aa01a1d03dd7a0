import type { Handlers } from '../../../http/call.ts';
import { serialised } from '../../../firestore/db.ts';
import { createVoice } from '../services/create-voice.ts';

export const createVoiceEndpoint: Handlers['projects.createVoice'] = async ({ session, body }) =>
  serialised(await createVoice(session, body));
