export type RealtimeLimits = {
  socketsPerNode: number;
  /** An IPv4 address or an IPv6 /64; an office shares one. */
  socketsPerNetwork: number;
  channelsPerSocket: number;
  bindingsPerChannel: number;
  frameBytes: number;
  /** A broadcast travels inside a NOTIFY, which holds 8,000 bytes. */
  broadcastBytes: number;
  framesPerSecond: number;
  frameBurst: number;
  /** What may wait for a reader who does not read, before the socket is cut. */
  bufferedBytes: number;
  /** Clients send a heartbeat every 25 s. */
  silenceMilliseconds: number;
  /** How long a socket may outlive a session that ended elsewhere, should the notification be lost. */
  sessionCheckMilliseconds: number;
  /** Most changes that wait for delivery; beyond that, subscribers read everything again. */
  waitingChanges: number;
  /** How long a change is in the log at least, and half of how long at most. */
  sweepMilliseconds: number;
};

export const defaultLimits: RealtimeLimits = {
  socketsPerNode: 2000,
  socketsPerNetwork: 100,
  channelsPerSocket: 50,
  /** The studio follows all of its tables over one. */
  bindingsPerChannel: 64,
  frameBytes: 65_536,
  broadcastBytes: 4096,
  framesPerSecond: 50,
  frameBurst: 200,
  bufferedBytes: 1_048_576,
  silenceMilliseconds: 75_000,
  sessionCheckMilliseconds: 15_000,
  waitingChanges: 5000,
  sweepMilliseconds: 45_000,
};
