/** The service worker's request to a tab: open a page without a reload. The tab answers on the message's port. */
export interface OpenRequest {
  readonly kind: 'open-notice';
  /** Path in the app. */
  readonly path: string;
}
