import type { Handlers } from '../../../http/call.ts';
import { deleteVoice } from '../services/delete-voice.ts';

export const deleteVoiceEndpoint: Handlers['projects.deleteVoice'] = async ({ session, params }) => {
  await deleteVoice(session, params.projectId, params.voiceId);
  return { id: params.voiceId };
};
