/** What `npm run bench -- auditions` measures, as one module, so that all of it has the same client of the database. */
export { benchAccepting } from './accepting.ts';
export { benchAsking } from './asking.ts';
export { benchUploading } from './uploading.ts';
