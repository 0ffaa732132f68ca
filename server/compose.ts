import type { Server } from "node:http";
import path from "node:path";
import type { Context, Hono } from "hono";
import { chainRpcRoutes } from "./chain-rpc/chain-rpc.ts";
import { openAnchoring } from "../services/proof/open-anchoring.ts";
import { holdAfterRestore } from "./backup/restored-mark.ts";
import { watchAnchoring } from "./monitoring/watch-anchoring.ts";
import { openKeyring } from "./api-keys/keyring.ts";
import { resolveCaller } from "./api-keys/resolve-caller.ts";
import { createAuthServer, type AuthDependencies } from "./auth/auth-server.ts";
import { authRoutes } from "./auth/index.ts";
import { inviteUser } from "./auth/invite-user.ts";
import { createProxyTrust, readClientAddress } from "./http/client-address.ts";
import { openChain } from "./development-chain/open-chain.ts";
import { developmentChainRoutes } from "./development-chain/routes.ts";
import { reportTroubles } from "./monitoring/open-troubles.ts";
import { listFolders, nameNode, startDiskWatch } from "./monitoring/watch-disks.ts";
import { watchChain } from "./monitoring/watch-chain.ts";
import type { Config } from "./config/config.ts";
import { beginDatabase, type BegunDatabase } from "./begin-database.ts";
import { bookingPages } from "./forms/booking-forms.ts";
import { formRoutes } from "./forms/index.ts";
import { openNotices } from "./functions/open-notices.ts";
import { functionRoutes } from "./functions/index.ts";
import { listJobs } from "../services/job-list.ts";
import { releaseJobs } from "../runtime/jobs/release-jobs.ts";
import { startJobRunner } from "../runtime/jobs/job-runner.ts";
import { createRetention } from "../services/retention/retention.ts";
import type { Logger } from "./logger.ts";
import { createFileTransport } from "./mailbox/file-transport.ts";
import { mailboxRoutes } from "./mailbox/mailbox-page.ts";
import { createSmtpTransport } from "../services/mail/smtp-transport.ts";
import { startMailDelivery } from "./mailbox/start-mail-delivery.ts";
import { followPaymentsNow } from "../services/payment/payment-job.ts";
import { createPaymentWatch } from "./payment-watch.ts";
import { prepareDemo, prepareDemoFiles } from "./demo/prepare-demo.ts";
import type { Readiness } from "./monitoring/readiness.ts";
import { openRealtime } from "./realtime/open-realtime.ts";
import type { ServerEnv } from "./http/request-id.ts";
import type { RequestSource } from "./http/request-source.ts";
import { restRoutes } from "./rest/index.ts";
import { securityHeaders } from "./http/security-headers.ts";
import type { ReadPage } from "./http/static.ts";
import { probeInWorker } from "./review/probe-in-worker.ts";
import { storageRoutes } from "./storage/index.ts";
import { createFileOpener } from "./storage/open-file.ts";
import { createPublicFiles } from "./storage/public-files.ts";
import { dropBytes, openStorage } from "./storage/storage.ts";
import { releaseUploads } from "./storage/resumable/hold-upload.ts";
import { listStorageJobs } from "./storage/storage-jobs.ts";
import { talksChannel } from "../services/talk/follow-talk.ts";
import { syncPackages } from "../services/payment/sync-packages.ts";
import type { Database } from "../runtime/database/types.ts";
import type { Invitee } from "../services/context.ts";
import { openMailFiles } from "./mailbox/delete-mail-files.ts";
import { timeStep } from "./time-step.ts";
import { unsubscribeRoutes } from "./unsubscribe/index.ts";

export type Backend = {
  database: Database;
  /** Adds the endpoints of the wire protocol, and the forms that work without it. */
  mount(app: Hono<ServerEnv>, readPage?: ReadPage): void;
  /** Takes over the connections that become sockets. */
  attach(server: Server): void;
  watch(readiness: Readiness): void;
  /** Tells those who follow changes to come back, here or to another node. */
  endSockets(): void;
  /** After the last request has been answered. */
  close(): Promise<void>;
};

type BackendOptions = {
  config: Config;
  logger: Logger;
  report: (line: string) => void;
  /** Where it was begun earlier, while all this was being loaded. */
  begun?: Promise<BegunDatabase> | undefined;
};

/** Everything behind the endpoints: database, keys, mail, background work. */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { config, logger, report } = options;
  const begun = await (options.begun ?? beginDatabase(config, { logger, report }));
  try {
    return await timeStep(report, "Started what runs behind it", () =>
      composeBackend({ config, logger, report, ...begun }),
    );
  } catch (error) {
    await begun.stopPostgres();
    throw error;
  }
}

type Foundation = BegunDatabase & {
  config: Config;
  logger: Logger;
  report: (line: string) => void;
};

async function composeBackend({
  config,
  logger,
  report,
  database,
  connection,
  stopPostgres,
}: Foundation): Promise<Backend> {
  const { siteUrl } = config;
  await holdAfterRestore(config.dataDirectory, database);
  await syncPackages(database);
  await timeStep(report, "Prepared the demo data", () => prepareDemo(config, database, connection));
  const keyring = await openKeyring(database);
  const chain = await openChain(config, { database, logger });
  const anchoring = await openAnchoring({
    database,
    chain,
    config: config.anchoring,
    onUnreachable: (error) => logger.warn({ err: error }, "the registry cannot be reached"),
  });
  const outbox = path.join(config.dataDirectory, "outbox");
  const transport = config.smtpUrl
    ? createSmtpTransport(config.smtpUrl, config.mailFrom)
    : createFileTransport(outbox, config.mailFrom);
  const onUnexpected = (error: unknown) => logger.error({ err: error }, "request failed");
  const storage = await openStorage(config, { database, onUnexpected });
  await prepareDemoFiles(config, storage);
  const publicFiles = createPublicFiles(storage);
  const delivery = await startMailDelivery(database, transport, (error) =>
    logger.warn({ err: error }, "mail delivery failed"),
  );
  // The embedded database has one server: what a killed one held need not run out first.
  if (!config.databaseUrl) {
    await database.asOwner(async (sql) => {
      await releaseJobs(sql);
      await releaseUploads(sql);
    });
  }
  const payments =
    chain &&
    createPaymentWatch(chain, database, {
      siteUrl,
      onFailure: (error) => logger.error({ err: error }, "the payments cannot be followed"),
    });
  const { registry, schedule } = listJobs({
    siteUrl,
    publicFiles,
    media: { openFile: createFileOpener(storage), probe: probeInWorker },
    retention: createRetention({
      mailFiles: openMailFiles(outbox),
      dropFiles: (keys) => dropBytes(storage, keys),
    }),
    followPayments: payments && payments.handler,
    anchoring,
  });
  const storageJobs = listStorageJobs(storage);
  const jobs = await startJobRunner(
    database,
    { ...registry, ...storageJobs.registry },
    {
      schedule: [...schedule, ...storageJobs.schedule],
      onFailure: (error, job) => logger.warn({ err: error, job }, "job failed"),
    },
  );
  const disks = startDiskWatch({
    database,
    node: nameNode(config),
    folders: listFolders(config),
    onFailure: (error) => logger.warn({ err: error }, "the disks cannot be watched"),
  });
  // What was paid while no server was there should not wait for the next turn.
  if (payments) await database.asOwner(followPaymentsNow);
  const isTrustedProxy = createProxyTrust(config.trustedProxies);
  const clientAddress = (context: Context<ServerEnv>) =>
    (context.env.incoming && readClientAddress(context.env.incoming, isTrustedProxy)) ?? "unknown";
  const accounts: AuthDependencies = {
    db: database,
    keyring,
    siteUrl,
    redirectAllowList: config.redirectAllowList,
    clientAddress,
    onUnexpected,
  };
  const callerOf = (source: RequestSource) => resolveCaller({ keyring, siteUrl }, source);
  const realtime = await openRealtime({
    database,
    resolveCaller: callerOf,
    clientAddress: (incoming) => readClientAddress(incoming, isTrustedProxy) ?? "unknown",
    standardHeaders: securityHeaders(config),
    onUnexpected,
    onGap: (reason) => logger.warn({ reason }, "changes may have been missed: clients read anew"),
  });

  const notices = await openNotices(database, talksChannel);

  return {
    database,
    mount(app, readPage) {
      const running = {
        database,
        clientAddress,
        inviteUser: (invitee: Invitee) => inviteUser(createAuthServer(accounts), invitee),
        onUnexpected,
        chain,
        siteUrl,
        openFile: createFileOpener(storage),
        followNotices: notices.follow,
      };
      app.route("/auth/v1", authRoutes(accounts));
      app.route(
        "/rest/v1",
        restRoutes({
          database,
          resolveCaller: callerOf,
          onUnexpected,
          heard: () => realtime.mark(),
          maxRows: config.restMaxRows,
        }),
      );
      app.route(
        "/functions/v1",
        functionRoutes({
          ...running,
          resolveCaller: callerOf,
          publicFiles,
          heard: () => realtime.mark(),
        }),
      );
      app.route(
        "/storage/v1",
        storageRoutes({ storage, signer: keyring, resolveCaller: callerOf }),
      );
      app.route("/unsubscribe", unsubscribeRoutes({ database }));
      app.route("/forms", formRoutes({ ...running, ...(readPage && { readPage }) }));
      app.route("/", bookingPages({ ...running, ...(readPage && { readPage }) }));
      if (chain?.request) {
        const { request } = chain;
        app.route("/development-chain", developmentChainRoutes({ siteUrl, request }));
      }
      if (anchoring) {
        app.route(
          "/chain-rpc",
          chainRpcRoutes({ database, keyring, anchoring, clientAddress, onUnexpected }),
        );
      }
      if (!config.smtpUrl) app.route("/mailbox", mailboxRoutes({ folder: outbox, siteUrl }));
    },
    attach: (server) => realtime.attach(server),
    endSockets() {
      notices.end();
      realtime.endSockets();
    },
    watch(readiness) {
      readiness.register("realtime", async () =>
        realtime.isConnected()
          ? { status: "ok" }
          : { status: "degraded", detail: "changes are not heard" },
      );
      readiness.register("database", async () => {
        await database.sql`select 1`;
        return { status: "ok" };
      });
      readiness.register("files", async () => {
        const failure = await storage.store.check().then(
          () => undefined,
          (error: unknown) => error,
        );
        if (failure === undefined) return { status: "ok" };
        logger.warn({ err: failure }, "the file store cannot be used");
        return { status: "degraded", detail: "cannot be used" };
      });
      watchChain(readiness, chain);
      readiness.register("troubles", () => reportTroubles(database));
      if (anchoring) readiness.register("anchoring", () => watchAnchoring(database, anchoring));
    },
    async close() {
      payments?.stop();
      await Promise.all([realtime.close(), notices.stop()]);
      await Promise.all([jobs.stop(), disks.stop()]);
      await delivery.stop();
      await chain?.close();
      await database.close();
      await stopPostgres();
    },
  };
}
