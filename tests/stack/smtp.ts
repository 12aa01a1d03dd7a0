import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface TakenMail {
  readonly to: string;
  /** Address that gets bounces. */
  readonly returnPath: string;
  readonly text: string;
  readonly html: string;
  readonly header: (name: string) => string | undefined;
}

export interface TestServer {
  readonly url: string;
  readonly all: () => readonly TakenMail[];
  readonly to: (address: string) => readonly TakenMail[];
  readonly reset: () => void;
  readonly stop: () => Promise<void>;
}

const parseTaken = async (returnPath: string, to: string, bytes: Buffer): Promise<TakenMail> => {
  const { headers, subject, text = '', html = '' } = await PostalMime.parse(bytes);
  const header = (name: string): string | undefined =>
    name === 'subject' ? subject : headers.find(({ key }) => key === name)?.value;
  return { to, returnPath, text, html, header };
};

/** A test's mail server: keeps received emails in order and refuses the mailbox `refused@`. */
export const startServer = async (): Promise<TestServer> => {
  const mails: TakenMail[] = [];

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo({ address }, _session, done) {
      const isRefused = address.startsWith('refused@');
      done(isRefused ? Object.assign(new Error('No such mailbox'), { responseCode: 550 }) : null);
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const sender = envelope.mailFrom ? envelope.mailFrom.address : '';
        const each = envelope.rcptTo.map(({ address }) => parseTaken(sender, address, Buffer.concat(chunks)));
        void Promise.all(each).then((all) => {
          mails.push(...all);
          done();
        });
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const { port } = server.server.address() as AddressInfo;

  return {
    url: `smtp://127.0.0.1:${port}`,
    all: () => mails,
    to: (address) => mails.filter(({ to }) => to === address),
    reset: () => void mails.splice(0),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
};
