import type { Handlers } from '../../../http/call.ts';
import { uploadTake } from '../services/upload-take.ts';

export const uploadTakeEndpoint: Handlers['auditions.upload'] = ({ params, query, file }) =>
  uploadTake(params.id, query.token, file);
