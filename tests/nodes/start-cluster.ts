import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import postgres from "postgres";
import { privateKeyToAccount } from "viem/accounts";
import { contentRegistry } from "../../contracts/artifacts/content-registry.ts";
import { ensureSiteBuilt } from "../../scripts/build-site.ts";
import { deployRegistry } from "../../services/proof/deploy-registry.ts";
import { developmentWallets } from "../../services/chain/development-wallets.ts";
import { startPostgres } from "../../server/postgres/postgres.ts";
import {
  receivingAddress,
  startFailingChain,
  type FailingChain,
} from "../payment/failing-chain.ts";
import { connectionUrl } from "../support/connection-url.ts";
import { startS3Server } from "../support/s3-server.ts";
import { startSmtpServer, type SmtpServer } from "../support/smtp-server.ts";
import { prepareNode, type NodeProcess } from "./node-process.ts";
import { startRetryingProxy, type RetryingProxy } from "./retrying-proxy.ts";
import { openRpcGate, type RpcGate } from "./rpc-gate.ts";

/** A server with what lies outside it, each of its own, so that it can be told apart from the other one. */
export type ClusterNode = NodeProcess & { smtp: SmtpServer; gate: RpcGate };

export type Cluster = {
  nodes: [ClusterNode, ClusterNode];
  proxy: RetryingProxy;
  chain: FailingChain;
  /** As the owner of the database, past every rule. */
  owner: postgres.Sql;
  stop(): Promise<void>;
};

const { publisher } = developmentWallets;

/** Two whole servers on one PostgreSQL, one chain and one store for files, behind a proxy. */
export async function startCluster(): Promise<Cluster> {
  await ensureSiteBuilt(() => {});
  const dataDirectory = mkdtempSync(join(tmpdir(), "kinolume-cluster-"));
  // PostgreSQL's user, nobody where we are root, has to pass.
  chmodSync(dataDirectory, 0o711);
  const [database, chain, s3] = await Promise.all([
    startPostgres({ dataDirectory, log: () => {} }),
    startFailingChain(),
    startS3Server(),
  ]);
  const registry = await deployRegistry(
    { ...chain.chain, request: ({ method }) => chain.request(method) },
    privateKeyToAccount(publisher.privateKey),
    contentRegistry,
  );
  await chain.settle();
  const shared = {
    DATABASE_URL: connectionUrl(database.connection),
    SEED_DEMO: "off",
    TRUSTED_PROXIES: "127.0.0.1",
    // Long enough for a busy machine to ask a stopping node at least once.
    STOP_DELAY_SECONDS: "3",
    ETH_CHAIN_ID: "31337",
    ETH_RECEIVING_ADDRESS: receivingAddress,
    ETH_ANCHOR_KEY: publisher.privateKey,
    CONTENT_REGISTRY: registry,
    S3_ENDPOINT: s3.config.endpoint,
    S3_BUCKET: s3.config.bucket,
    S3_REGION: s3.config.region,
    S3_ACCESS_KEY_ID: s3.config.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.config.secretAccessKey,
  };

  async function prepare(): Promise<ClusterNode> {
    const smtp = await startSmtpServer();
    const gate = await openRpcGate(chain.nodes[0]?.url ?? "");
    const node = await prepareNode({
      ...shared,
      SITE_URL: "http://127.0.0.1:3000",
      SMTP_URL: smtp.url,
      ETH_RPC_URL: gate.url,
    });
    return { ...node, smtp, gate };
  }

  const nodes: Cluster["nodes"] = [await prepare(), await prepare()];
  const proxy = await startRetryingProxy(nodes.map(({ url }) => url));
  const owner = postgres({ ...database.connection, max: 2, onnotice: () => {} });
  const cluster: Cluster = {
    nodes,
    proxy,
    chain,
    owner,
    async stop() {
      await Promise.all(
        nodes.map(async (node) => {
          await node.remove();
          await Promise.all([node.smtp.stop(), node.gate.stop()]);
        }),
      );
      await Promise.all([proxy.stop(), owner.end({ timeout: 5 }), s3.stop(), chain.stop()]);
      await database.stop();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
  try {
    // Both at once, on an empty database: one of them migrates it, and makes the keys.
    await Promise.all(nodes.map((node) => node.start()));
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  return cluster;
}
