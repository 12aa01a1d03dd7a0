import { getChatService } from '@domain/notices/notices.ts';
import { post, type Answer } from '../webhooks/post.ts';
import { linkTo } from '../mail/links.ts';

/** A message of one sentence with a link to a page of the app. */
export interface ChatMessage {
  readonly text: string;
  readonly label: string;
  /** Path in the app. */
  readonly path: string;
}

/** Slack reads these three as markup. */
const escapeSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const toSlack = ({ text, label, path }: ChatMessage) => ({
  text: `${escapeSlack(text)} <${linkTo(path)}|${escapeSlack(label)}>`,
});

const toTeams = ({ text, label, path }: ChatMessage) => ({
  type: 'message',
  attachments: [
    {
      contentType: 'application/vnd.microsoft.card.adaptive',
      content: {
        $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
        type: 'AdaptiveCard',
        version: '1.4',
        body: [{ type: 'TextBlock', text, wrap: true }],
        actions: [{ type: 'Action.OpenUrl', title: label, url: linkTo(path) }],
      },
    },
  ],
});

/** Posts a message to a channel of Slack or Teams, once. Never throws. */
export const postToChat = (address: string, message: ChatMessage): Promise<Answer> => {
  const body = getChatService(address) === 'teams' ? toTeams(message) : toSlack(message);
  return post(address, { 'Content-Type': 'application/json' }, JSON.stringify(body));
};
