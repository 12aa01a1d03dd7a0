import { AVSEEK_CUR, AVSEEK_END, AVSEEK_SIZE, AV_SAMPLE_FMT_FLTP } from 'node-av/constants';
import { Codec, CodecContext, Dictionary, FormatContext, Frame, IOContext, Packet } from 'node-av/lib';

const WRITE_BYTES = 64 * 1024;
/** FFmpeg's layouts in its native order. */
const NATIVE = 1;
const MASKS = { 1: 0x4n, 2: 0x3n };

/** A file in memory: the header, which is written last, contains the encoder's delay. */
const createMemory = () => {
  let [file, position] = [Buffer.alloc(0), 0];

  const write = (bytes) => {
    const end = position + bytes.length;
    if (end > file.length) file = Buffer.concat([file, Buffer.alloc(end - file.length)]);
    bytes.copy(file, position);
    position = end;
    return bytes.length;
  };

  const seek = (offset, whence) => {
    if (whence === AVSEEK_SIZE) return BigInt(file.length);
    const from = whence === AVSEEK_CUR ? position : whence === AVSEEK_END ? file.length : 0;
    position = Math.max(0, from + Number(offset));
    return BigInt(position);
  };

  const bytes = new IOContext();
  bytes.allocContextWithCallbacks(WRITE_BYTES, 1, null, write, seek);

  return { bytes, read: () => file };
};

const openEncoder = ({ channels, rate, bitRate }) => {
  const codec = Codec.findEncoderByName('libmp3lame');
  const encoder = new CodecContext();
  encoder.allocContext3(codec);
  encoder.sampleRate = rate;
  encoder.sampleFormat = AV_SAMPLE_FMT_FLTP;
  encoder.channelLayout = { nbChannels: channels, order: NATIVE, mask: MASKS[channels] };
  encoder.bitRate = BigInt(bitRate);
  encoder.timeBase = { num: 1, den: rate };
  if (encoder.open2Sync(codec) < 0) throw new Error('No MP3 has this format');
  return encoder;
};

/** Writes an MP3 of one or two channels; all blocks but the last contain whole frames of 1152 samples. */
export const createMp3Writer = (job) => {
  const encoder = openEncoder(job);
  const memory = createMemory();
  const format = new FormatContext();
  format.allocOutputContext2(null, 'mp3', null);
  format.pb = memory.bytes;
  const stream = format.newStream(null);
  stream.timeBase = encoder.timeBase;
  stream.codecpar.fromContext(encoder);
  format.writeHeaderSync(Dictionary.fromObject({ id3v2_version: '0' }));

  const [packet, frame] = [new Packet(), new Frame()];
  packet.alloc();
  frame.alloc();
  let position = 0;

  const drain = () => {
    while (encoder.receivePacketSync(packet) >= 0) {
      packet.streamIndex = stream.index;
      packet.rescaleTs(encoder.timeBase, stream.timeBase);
      format.writeFrameSync(packet);
      packet.unref();
    }
  };

  const addFrame = (planes, count) => {
    frame.nbSamples = count;
    frame.format = AV_SAMPLE_FMT_FLTP;
    frame.sampleRate = job.rate;
    frame.channelLayout = encoder.channelLayout;
    frame.pts = BigInt(position);
    if (frame.getBuffer(0) < 0 || frame.fromBuffer(Buffer.concat(planes)) < 0)
      throw new Error('A frame has no room');
    encoder.sendFrameSync(frame);
    frame.unref();
    position += count;
    drain();
  };

  const add = (planes, frames) => {
    for (let from = 0; from < frames; from += encoder.frameSize) {
      const to = Math.min(frames, from + encoder.frameSize);
      addFrame(
        planes.map((plane) => plane.subarray(from * 4, to * 4)),
        to - from,
      );
    }
  };

  const finish = () => {
    encoder.sendFrameSync(null);
    drain();
    format.writeTrailerSync();
    return memory.read();
  };

  return { add, finish };
};
