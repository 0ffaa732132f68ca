/** For one small site on one machine: durable, few processes, little memory, no network. */
export function listSettings(socketFolder: string, isDurable = true): string[] {
  const whereDurable = isDurable ? "on" : "off";
  const settings = {
    listen_addresses: "",
    unix_socket_directories: socketFolder,
    unix_socket_permissions: "0700",
    fsync: whereDurable,
    full_page_writes: whereDurable,
    synchronous_commit: whereDurable,
    max_connections: "60",
    shared_buffers: "48MB",
    work_mem: "4MB",
    maintenance_work_mem: "32MB",
    max_wal_size: "256MB",
    min_wal_size: "32MB",
    // No helpers for reading ahead, parallel plans or replication: each would be a process.
    io_method: "sync",
    max_worker_processes: "2",
    max_parallel_workers_per_gather: "0",
    max_logical_replication_workers: "0",
    jit: "off",
    idle_in_transaction_session_timeout: "60s",
    timezone: "UTC",
    log_timezone: "UTC",
    log_checkpoints: "off",
    // Statements and their details hold personal data; whoever sent one is told what was wrong with it.
    log_min_messages: "log",
    log_min_error_statement: "panic",
    log_error_verbosity: "terse",
    log_line_prefix: "",
  };
  return Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
}
