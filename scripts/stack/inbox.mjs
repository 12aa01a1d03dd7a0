import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { MAIL_SMTP_PORT, MAIL_WEB_PORT } from './fixed-points.mjs';
import { renderInboxPage, renderMailPage } from './inbox-pages.mjs';

/** Number of mails kept; the oldest are dropped. */
const KEEP = 500;
/** A mail larger than this is refused, in bytes. */
const MAIL_MAX_BYTES = 5 * 1024 * 1024;

const listen = (server, port) =>
  new Promise((resolve, reject) => {
    server.once?.('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });

/** A mail's calendar entry as text, if any. */
const calendarIn = (attachments) => {
  const file = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  return file && Buffer.from(file.content).toString();
};

/** Other attachments; lists name them by hash, without bytes. */
const filesIn = (attachments) =>
  attachments
    .filter(({ mimeType }) => mimeType === 'application/pdf')
    .map(({ filename, content }) => {
      const bytes = Buffer.from(content);
      const file = { fileName: filename, sha256: createHash('sha256').update(bytes).digest('hex') };
      return Object.defineProperty(file, 'bytes', { value: bytes, enumerable: false });
    });

const receive = (mails) =>
  new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    size: MAIL_MAX_BYTES,
    onData(stream, session, done) {
      const chunks = [];
      stream.on('data', (chunk) => chunks.push(chunk));

      stream.on('end', async () => {
        const { subject, from, html, text, messageId, headers, attachments } = await PostalMime.parse(
          Buffer.concat(chunks),
        );
        const to = session.envelope.rcptTo.map(({ address }) => address);

        mails.push({
          id: String(mails.next++),
          at: new Date().toISOString(),
          to,
          from: from?.address ?? '',
          subject,
          html,
          text,
          messageId,
          headers,
          calendar: calendarIn(attachments),
          attachments: filesIn(attachments),
        });

        if (mails.length > KEEP) mails.shift();
        done();
      });
    },
  });

const answer = (mails) => (request, response) => {
  const url = new URL(request.url ?? '/', 'http://inbox');

  const send = (status, type, body) => {
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
    response.end(body);
  };

  const recipient = url.searchParams.get('to');
  const shown = mails.filter(({ to }) => !recipient || to.includes(recipient)).reverse();
  if (request.method === 'DELETE' && url.pathname === '/mails') {
    mails.length = 0;
    return send(204, 'text/plain', '');
  }
  if (url.pathname === '/mails') return send(200, 'application/json', JSON.stringify(shown));
  if (url.pathname === '/') return send(200, 'text/html; charset=utf-8', renderInboxPage(shown));

  const file = mails
    .flatMap(({ attachments }) => attachments)
    .find(({ sha256 }) => url.pathname === `/attachment/${sha256}`);
  if (file) return send(200, 'application/pdf', file.bytes);

  const mail = mails.find(({ id }) => url.pathname === `/mail/${id}`);

  return mail
    ? send(200, 'text/html; charset=utf-8', renderMailPage(mail))
    : send(404, 'text/plain', 'No such mail');
};

/** Starts the local mail server and its web page; 0 takes any free port. Resolves to their addresses and a function that stops both. */
export const startInbox = async ({ smtpPort = MAIL_SMTP_PORT, webPort = MAIL_WEB_PORT } = {}) => {
  const mails = Object.assign([], { next: 1 });
  const smtp = receive(mails);

  smtp.on('error', () => {
    // A client's disconnect is no error.
  });

  const web = createServer(answer(mails));
  await Promise.all([listen(smtp, smtpPort), listen(web, webPort)]);

  const stop = async () => {
    web.closeAllConnections();
    await Promise.all([new Promise((done) => smtp.close(done)), new Promise((done) => web.close(done))]);
  };

  /** Stores the current mails; the returned function restores them. */
  const remember = () => {
    const snapshot = [...mails];
    return () => void mails.splice(0, mails.length, ...snapshot);
  };

  return {
    remember,
    smtpPort: smtp.server.address().port,
    address: `http://127.0.0.1:${web.address().port}`,
    stop,
  };
};
