import { projectPeople, WRITE_ERRORS } from '../contract-auth.ts';
import { endpoint } from '../contract.ts';
import { strictObject, flag, idSchema, yup } from '../messages/yup.ts';
import { RATING_MAX } from './voice-ratings.ts';

/** Omitted fields stay. */
const ratingSchema = strictObject({
  rating: yup.number().integer().min(1).max(RATING_MAX).nullable(),
  heard: flag().oneOf([true]),
});
export type RatingValues = yup.InferType<typeof ratingSchema>;

export const voiceRatingsApi = {
  'projects.rateVoice': endpoint<{ readonly rating: number | null }>()({
    method: 'PUT',
    path: '/project/{id}/rating/{demoId}',
    summary: 'Rate a voice, or note that you heard it',
    description: 'The project’s people see each other’s ratings. Its talent and guests never do.',
    auth: projectPeople,
    inPerson: true,
    params: strictObject({ id: idSchema, demoId: idSchema }),
    body: ratingSchema,
    errors: WRITE_ERRORS,
    limit: { calls: 240, seconds: 60 },
  }),
};
