/** The process that decodes foreign bytes: with `mp3-writer.mjs` the only code that knows FFmpeg. It reads and writes pipes, and has no other way out. */
import { readSync, writeSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import {
  AVERROR_EOF,
  AVMEDIA_TYPE_AUDIO,
  AVSEEK_CUR,
  AVSEEK_END,
  AVSEEK_SIZE,
  AV_CODEC_ID_MP3,
  AV_CODEC_ID_PCM_ALAW,
  AV_CODEC_ID_PCM_MULAW,
  AV_LOG_QUIET,
  AV_SAMPLE_FMT_DBL,
  AV_SAMPLE_FMT_DBLP,
  AV_SAMPLE_FMT_FLT,
  AV_SAMPLE_FMT_FLTP,
  AV_SAMPLE_FMT_S16,
  AV_SAMPLE_FMT_S32,
} from 'node-av/constants';
import {
  Codec,
  CodecContext,
  Dictionary,
  FormatContext,
  Frame,
  IOContext,
  Log,
  Packet,
  SoftwareResampleContext,
} from 'node-av/lib';
import { createMp3Writer } from './mp3-writer.mjs';

/** Containers and coders that recordings have; FFmpeg's others are never tried on foreign bytes. */
const CONTAINERS = 'wav,w64,aiff,flac,mp3,ogg,aac,mov';
const CODERS =
  'mp3float,flac,aac,alac,vorbis,opus,pcm_alaw,pcm_mulaw,pcm_u8,pcm_s8,pcm_s16le,pcm_s16be,pcm_s24le,pcm_s24be,pcm_s32le,pcm_s32be,pcm_f32le,pcm_f32be,pcm_f64le,pcm_f64be';
/** Headers beyond these are damaged, or have more channels than the converter takes. */
const RATES = { min: 4000, max: 768_000 };
const CHANNELS_MAX = 16;
/** Bytes that FFmpeg reads together, and samples of all channels that are sent together. */
const READ_BYTES = 4 * 1024 ** 2;
const BLOCK_SAMPLES = 2 ** 17;
/** Packets until the event loop runs, which frees what FFmpeg's frames occupy. */
const PACKETS_PER_TURN = 64;
/** Three times what any recording needs. */
const MEMORY_MAX = 280 * 1024 ** 2;
/** Aliases and ripple stay below −100 dB. */
const RESAMPLER = { filter_size: 128, phase_shift: 10, exact_rational: 1, cutoff: 0.97, kaiser_beta: 12 };

const receive = (count) => {
  const bytes = Buffer.allocUnsafe(count);
  for (let filled = 0; filled < count;) {
    const read = readSync(0, bytes, filled, count - filled, null);
    if (read === 0) process.exit(0);
    filled += read;
  }
  return bytes;
};

const receivePart = () => receive(receive(4).readUInt32LE());

const write = (bytes) => {
  for (let written = 0; written < bytes.length;) written += writeSync(1, bytes, written);
};

const send = (kind, ...parts) => {
  const head = Buffer.alloc(5);
  head.write(kind, 'latin1');
  head.writeUInt32LE(
    parts.reduce((sum, { length }) => sum + length, 0),
    1,
  );
  write(head);
  for (const part of parts) write(part);
};

const sendJson = (kind, value) => send(kind, Buffer.from(JSON.stringify(value)));

const requestBytes = (offset, length) => {
  const request = Buffer.alloc(12);
  request.writeDoubleLE(offset);
  request.writeUInt32LE(length, 8);
  send('R', request);
  return receivePart();
};

const openBytes = (size) => {
  let position = 0;

  const read = (length) => {
    const bytes = position < size ? requestBytes(position, Math.min(length, size - position)) : null;
    position += bytes?.length ?? 0;
    return bytes?.length ? bytes : AVERROR_EOF;
  };

  const seek = (offset, whence) => {
    if (whence === AVSEEK_SIZE) return BigInt(size);
    const from = whence === AVSEEK_CUR ? position : whence === AVSEEK_END ? size : 0;
    position = Math.max(0, from + Number(offset));
    return BigInt(position);
  };

  const bytes = new IOContext();
  bytes.allocContextWithCallbacks(READ_BYTES, 0, read, null, seek);

  return bytes;
};

const openContainer = (size) => {
  const format = new FormatContext();
  format.allocContext();
  format.pb = openBytes(size);

  const options = Dictionary.fromObject({ format_whitelist: CONTAINERS, codec_whitelist: CODERS });
  if (format.openInputSync('', null, options) < 0 || format.findStreamInfoSync(null) < 0) return undefined;

  const index = format.findBestStream(AVMEDIA_TYPE_AUDIO);

  return index < 0 ? undefined : { format, stream: format.streams[index] };
};

const openDecoder = (stream) => {
  const { codecpar: coding } = stream;
  const isTrue = coding.sampleRate >= RATES.min && coding.sampleRate <= RATES.max;
  const codec = Codec.findDecoder(coding.codecId);
  if (
    !codec ||
    !CODERS.split(',').includes(codec.name) ||
    !isTrue ||
    coding.channels < 1 ||
    coding.channels > CHANNELS_MAX
  )
    return undefined;

  const decoder = new CodecContext();
  decoder.allocContext3(codec);
  decoder.parametersToContext(coding);
  decoder.pktTimebase = stream.timeBase;
  decoder.threadCount = 1;

  return decoder.open2Sync(codec) < 0 ? undefined : decoder;
};

const FLOATS = new Set([AV_SAMPLE_FMT_FLT, AV_SAMPLE_FMT_FLTP, AV_SAMPLE_FMT_DBL, AV_SAMPLE_FMT_DBLP]);
const TELEPHONE = new Set([AV_CODEC_ID_PCM_ALAW, AV_CODEC_ID_PCM_MULAW]);

const describe = ({ format, stream }) => {
  const {
    codecId,
    sampleRate,
    channels,
    bitsPerRawSample,
    bitsPerCodedSample,
    format: sample,
  } = stream.codecpar;
  const bits = bitsPerRawSample || bitsPerCodedSample;
  const { num, den } = stream.timeBase;
  const isPcm = bits > 0 && !format.iformat.name.startsWith('mov');

  return {
    container: format.iformat.name.split(',')[0],
    coding: codecId === AV_CODEC_ID_MP3 ? 'mp3' : TELEPHONE.has(codecId) ? 'g711' : isPcm ? 'pcm' : 'other',
    isFloat: isPcm && FLOATS.has(sample),
    sampleRate,
    channels,
    bits: isPcm ? bits : null,
    // Of formats whose headers count samples.
    frames:
      isPcm && stream.duration > 0n ? Math.round((Number(stream.duration) * num * sampleRate) / den) : null,
  };
};

const createSwr = (from, to, options = {}) => {
  const swr = new SoftwareResampleContext();
  swr.allocSetOpts2(to.layout, to.format, to.rate, from.layout, from.format, from.rate);
  for (const [name, value] of Object.entries(options)) swr.setOption(name, value);
  if (swr.init() < 0) throw new Error('The conversion is impossible');
  return swr;
};

const makePlanes = (count, samples) => Array.from({ length: count }, () => Buffer.allocUnsafe(samples * 4));

/** Sends what frames contain as planes of floats, all in the format of the first. */
const createSender = ({ channels, sampleRate }, framesMax) => {
  const room = Math.max(1, Math.floor(BLOCK_SAMPLES / channels));
  const block = makePlanes(channels, room);
  let [waiting, sent, converted] = [0, 0, []];
  let swr;
  let key;

  const flush = () => {
    if (waiting === 0) return;
    if (process.memoryUsage.rss() > MEMORY_MAX) throw new Error('A file takes too much memory');
    send('B', ...block.map((plane) => plane.subarray(0, waiting * 4)));
    waiting = 0;
  };

  const append = (frames) => {
    for (let from = 0; from < frames;) {
      const to = Math.min(frames, from + room - waiting);
      converted.forEach((plane, channel) => plane.copy(block[channel], waiting * 4, from * 4, to * 4));
      waiting += to - from;
      from = to;
      if (waiting === room) flush();
    }
  };

  const follow = (frame) => {
    const from = { layout: frame.channelLayout, format: frame.format, rate: frame.sampleRate };
    const frameKey = `${from.layout.nbChannels} ${from.layout.mask} ${from.format} ${from.rate}`;
    if (frameKey === key) return;
    const layout = swr?.layout ?? from.layout;
    swr = { layout, context: createSwr(from, { layout, format: AV_SAMPLE_FMT_FLTP, rate: sampleRate }) };
    key = frameKey;
  };

  const add = (frame) => {
    follow(frame);

    const most = swr.context.getOutSamples(frame.nbSamples);
    if (converted.length === 0 || converted[0].length < most * 4) converted = makePlanes(channels, most);
    const made = Math.max(0, swr.context.convertSync(converted, most, frame.extendedData, frame.nbSamples));
    const taken = Math.min(made, framesMax - sent);
    append(taken);
    sent += taken;

    return taken === made;
  };

  return { add, flush, count: () => sent };
};

/** Bit rates that MP3 frames have, in kilobits per second. */
const BIT_RATES = [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160, 192, 224, 256, 320];

/** Notes the bit rates of MP3 frames; a frame behind a tag counts its bytes too, and has none. */
const createBitRates = ({ coding, sampleRate }, { frameSize }) => {
  const found = new Set();
  const note = (size) => {
    const rate = 8 * Math.round((size * sampleRate) / frameSize / 1000);
    if (coding === 'mp3' && BIT_RATES.includes(rate)) found.add(rate);
  };
  const read = () => (found.size === 0 ? null : { lowest: Math.min(...found), highest: Math.max(...found) });
  return { note, read };
};

/** Sends the blocks of a recording of so many bytes, and at its end what was noticed. */
const decode = async ({ size, maxSeconds }) => {
  const container = openContainer(size);
  const decoder = container && openDecoder(container.stream);
  if (!decoder) return sendJson('E', { fault: 'unreadable' });

  const { format, stream } = container;
  const info = describe(container);
  sendJson('I', info);

  const sender = createSender(info, maxSeconds === null ? Infinity : Math.ceil(maxSeconds * info.sampleRate));
  const bitRates = createBitRates(info, stream.codecpar);
  const [packet, frame] = [new Packet(), new Frame()];
  packet.alloc();
  frame.alloc();
  let [isOpen, lost, packets] = [true, 0, 0];

  const drain = () => {
    for (
      let state = decoder.receiveFrameSync(frame);
      isOpen && state >= 0;
      state = decoder.receiveFrameSync(frame)
    ) {
      isOpen = sender.add(frame);
      frame.unref();
    }
  };

  while (isOpen && format.readFrameSync(packet) >= 0) {
    if (packet.streamIndex === stream.index) {
      const isTaken = decoder.sendPacketSync(packet) >= 0;
      if (isTaken) bitRates.note(packet.size);
      else lost += 1;
      drain();
    }
    packet.unref();
    packets += 1;
    if (packets % PACKETS_PER_TURN === 0) await setImmediate();
  }

  decoder.sendPacketSync(null);
  drain();
  sender.flush();

  sendJson('E', { frames: sender.count(), isCut: !isOpen, lost, bitRate: bitRates.read() });
};

const OUTPUTS = {
  16: { format: AV_SAMPLE_FMT_S16, bytes: 2 },
  24: { format: AV_SAMPLE_FMT_S32, bytes: 4 },
  32: { format: AV_SAMPLE_FMT_FLT, bytes: 4 },
};

/** Keeps the upper three of four bytes. */
const packBytes = (wide) => {
  const packed = Buffer.allocUnsafe((wide.length / 4) * 3);
  for (let from = 1, to = 0; from < wide.length; from += 4, to += 3) {
    packed[to] = wide[from];
    packed[to + 1] = wide[from + 1];
    packed[to + 2] = wide[from + 2];
  }
  return packed;
};

/** Yields the planes of floats that arrive, with the samples of each. */
async function* receiveBlocks(channels) {
  for (let part = receivePart(); part.length > 0; part = receivePart()) {
    const bytes = part.length / channels;
    const planes = Array.from({ length: channels }, (_, channel) =>
      part.subarray(channel * bytes, (channel + 1) * bytes),
    );
    yield { planes, frames: bytes / 4 };
    await setImmediate();
  }
}

/** Converts planes of floats that arrive to interleaved samples of a WAV. */
const encode = async ({ channels, from, to, bits, isDithered }) => {
  const { format, bytes } = OUTPUTS[bits];
  const layout = { nbChannels: channels, order: 0, mask: 0n };
  const dither = isDithered && bits < 32 ? { dither_method: 'triangular', output_sample_bits: bits } : {};
  const swr = createSwr(
    { layout, format: AV_SAMPLE_FMT_FLTP, rate: from },
    { layout, format, rate: to },
    { ...dither, ...(from === to ? {} : RESAMPLER) },
  );

  const convert = (planes, frames) => {
    const most = Math.max(1, swr.getOutSamples(frames));
    const out = Buffer.allocUnsafe(most * channels * bytes);
    const made = Math.max(0, swr.convertSync([out], most, planes, frames));
    const samples = out.subarray(0, made * channels * bytes);
    send('B', bits === 24 ? packBytes(samples) : samples);
  };

  for await (const { planes, frames } of receiveBlocks(channels)) convert(planes, frames);
  convert(null, 0);

  sendJson('E', {});
};

/** Sends planes of floats that arrive as a whole MP3. */
const compress = async (job) => {
  const writer = createMp3Writer(job);
  for await (const { planes, frames } of receiveBlocks(job.channels)) writer.add(planes, frames);
  send('B', writer.finish());
  sendJson('E', {});
};

const JOBS = { decode, encode, compress };

Log.setLevel(AV_LOG_QUIET);
const job = JSON.parse(receivePart().toString());
await JOBS[job.kind](job);
