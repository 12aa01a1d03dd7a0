/** `npm run bench -- auditions` as one module, so that all parts share one database client. */
export { benchAnswering } from './answering.ts';
export { benchAsking } from './asking.ts';
export { benchUploading } from './uploading.ts';
