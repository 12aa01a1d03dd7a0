import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { call } from './call.ts';
import { readSecret } from './secrets.ts';

export const WEBHOOK_SECRET = readSecret('STRIPE_WEBHOOK_SECRET');
/** A key without an account. */
export const STRIPE_KEY = 'sk_test_of_nobody';

interface Session {
  readonly id: string;
  readonly created: number;
  readonly asked: URLSearchParams;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: { readonly id: string; status: string } | null;
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

const getMetadata = ({ asked }: Session, prefix = 'metadata'): Record<string, string> =>
  Object.fromEntries(
    [...asked].flatMap(([name, value]) => {
      const found = new RegExp(`^${prefix.replace(/[[\]]/g, '\\$&')}\\[(\\w+)\\]$`).exec(name);
      return found?.[1] ? [[found[1], value]] : [];
    }),
  );

/** Fields of a session. */
const read = (session: Session) => ({
  id: session.id,
  object: 'checkout.session',
  created: session.created,
  status: session.status,
  payment_status: session.payment_status,
  payment_intent: session.payment_intent,
  amount_total: Number(session.asked.get('line_items[0][price_data][unit_amount]')),
  currency: session.asked.get('line_items[0][price_data][currency]'),
  metadata: getMetadata(session),
  url: session.status === 'open' ? `https://checkout.stripe.example/${session.id}` : null,
});

/** The used part of Stripe's API on this machine: one session per key, returned in its current state. */
export const startStripe = async () => {
  const sessions: Session[] = [];
  const keys = new Map<string, { readonly asked: string; readonly reply: string }>();
  const seen: { readonly authorization: string | undefined; readonly key: string | undefined }[] = [];
  let isDown = false;

  const send = (response: ServerResponse, status: number, body: string) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(body);
  const refuse = (response: ServerResponse, status: number, type: string) =>
    send(response, status, JSON.stringify({ error: { type, message: `No: ${STRIPE_KEY}` } }));

  const create = (body: string, key: string): string => {
    const id = `cs_${sessions.length + 1}_${Date.now()}`;

    const session: Session = {
      id,
      created: Math.floor(Date.now() / 1000),
      asked: new URLSearchParams(body),
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
    };
    sessions.push(session);

    const reply = JSON.stringify(read(session));
    keys.set(key, { asked: body, reply });

    return reply;
  };

  const server = createServer((request, response) => {
    void (async () => {
      const { method, headers } = request;
      const path = new URL(request.url ?? '', 'http://stripe').pathname;
      const body = await readBody(request);
      const key = headers['idempotency-key'] as string | undefined;
      seen.push({ authorization: headers.authorization, key });

      if (isDown) return refuse(response, 500, 'api_error');
      if (headers.authorization !== `Bearer ${STRIPE_KEY}`)
        return refuse(response, 401, 'authentication_error');
      if (method === 'POST' && path === '/v1/checkout/sessions' && key) {
        const earlier = keys.get(key);
        if (earlier && earlier.asked !== body) return refuse(response, 400, 'idempotency_error');
        return send(response, 200, earlier?.reply ?? create(body, key));
      }

      const session = sessions.find(({ id }) => path === `/v1/checkout/sessions/${id}`);
      if (method === 'GET' && session) return send(response, 200, JSON.stringify(read(session)));

      return refuse(response, 404, 'invalid_request_error');
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  const getLast = (): Session => {
    const session = sessions.at(-1);
    if (!session) throw new Error('No session was begun');
    return session;
  };

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sessions,
    seen,
    stop: () => void server.close(),
    breakDown: (down: boolean) => void (isDown = down),
    /** Pays the last session by card, successfully or not. */
    enterCard: (isTaken: boolean) => {
      const session = getLast();
      session.status = isTaken ? 'complete' : 'expired';
      session.payment_status = isTaken ? 'paid' : 'unpaid';
      session.payment_intent = { id: `pi_${session.id}`, status: isTaken ? 'succeeded' : 'canceled' };
      return session;
    },
    /** Events of the last session and its payment. */
    sessionEvent: (type: string, change: object = {}, created?: number) =>
      makeEvent(
        `checkout.session.${type}`,
        { ...read(getLast()), payment_intent: `pi_${getLast().id}`, ...change },
        created,
      ),
    intentEvent: (type: string, change: object = {}, created?: number) => {
      const { amount_total: amount, currency } = read(getLast());
      const metadata = getMetadata(getLast(), 'payment_intent_data[metadata]');
      const intent = { id: `pi_${getLast().id}`, object: 'payment_intent', amount, amount_received: amount };
      return makeEvent(`payment_intent.${type}`, { ...intent, currency, metadata, ...change }, created);
    },
  };
};

/** An event as Stripe writes it. `created` is in seconds since 1970. */
export const makeEvent = (type: string, object: object, created = Math.floor(Date.now() / 1000)) => ({
  id: `evt_${type.replace(/\W/g, '')}_${Math.random().toString(36).slice(2)}`,
  object: 'event',
  type,
  created,
  data: { object },
});

interface Signing {
  readonly secret?: string;
  /** When it was signed, in seconds since 1970. */
  readonly timestamp?: number;
  /** Body to send in place of the signed one. */
  readonly sent?: string;
}

export const report = (event: object, { secret = WEBHOOK_SECRET, timestamp, sent }: Signing = {}) => {
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(timestamp === undefined ? {} : { timestamp }),
  });

  return call<{ received: boolean }>('POST', '/payment/webhook/stripe', {
    body: sent ?? payload,
    headers: { 'Stripe-Signature': signature },
  });
};
