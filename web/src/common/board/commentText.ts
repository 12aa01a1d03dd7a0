/** A comment's text and its time in the recording. */
export interface CommentText {
  readonly atMs: number;
  readonly text: string;
}
