import com.almworks.sqlite4java.SQLiteConnection;
import com.almworks.sqlite4java.SQLiteException;
import com.almworks.sqlite4java.SQLiteJob;
import com.almworks.sqlite4java.SQLiteQueue;
import java.io.IOException;
import java.util.Map;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import software.amazon.awssdk.services.dynamodb.model.ListTablesRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.dynamodb.services.local.server.DynamoDBProxyServer;
import software.amazon.dynamodb.services.local.server.LocalDynamoDBRequestHandler;
import software.amazon.dynamodb.services.local.server.LocalDynamoDBServerHandler;
import software.amazon.dynamodb.services.local.shared.access.LocalDBClient;
import software.amazon.dynamodb.services.local.shared.access.sqlite.SQLiteDBAccess;

/**
 * DynamoDB Local with four additions to its own main class: it listens on 127.0.0.1 only; it ends with its parent
 * process, whose standard input closes; it responds to a transaction only after its commit; and its file has a
 * write-ahead log, so that writes need not wait for the disk. Run from source:
 * java -cp … DynamoDbOnLoopback.java PORT [DIRECTORY]. Without a directory, data stay in memory.
 */
class DynamoDbOnLoopback {
  public static void main(String[] args) throws Exception {
    endWithParent();
    int port = Integer.parseInt(args[0]);
    var handler = new LocalDynamoDBServerHandler(new CommittedBeforeResponse(args.length > 1 ? args[1] : null), null);
    var dynamoDb = new DynamoDBProxyServer(port, handler);
    listenOnLoopback(dynamoDb);
    dynamoDb.start();
    dynamoDb.join();
  }

  /**
   * The engine puts a transaction's COMMIT into the queue of its one database thread and responds without waiting for it:
   * killed at that moment, it loses a write that was acknowledged. A read goes through the same queue, behind it.
   */
  private static class CommittedBeforeResponse extends LocalDynamoDBRequestHandler {
    private final SQLiteQueue queue;

    CommittedBeforeResponse(String directory) throws Exception {
      super(0, directory == null, directory, true, false);
      queue = queueOf(this);
      // What was acknowledged outlives the process; the machine's end may take the last moments, and spoils nothing.
      if (directory != null) run("PRAGMA journal_mode=WAL", "PRAGMA synchronous=NORMAL");
    }

    /** On the database thread, behind all that waits for it. */
    private void run(String... statements) {
      queue.execute(
          new SQLiteJob<Void>() {
            @Override
            protected Void job(SQLiteConnection connection) throws SQLiteException {
              for (String statement : statements) connection.exec(statement);
              return null;
            }
          }).complete();
    }

    @Override
    public TransactWriteItemsResponse transactWriteItems(
        String accessKey, String region, TransactWriteItemsRequest request) {
      TransactWriteItemsResponse response = super.transactWriteItems(accessKey, region, request);
      run();
      return response;
    }
  }

  private static SQLiteQueue queueOf(LocalDynamoDBRequestHandler handler) throws ReflectiveOperationException {
    // The database is opened by the first request.
    handler.listTables("local", "us-east-1", ListTablesRequest.builder().build());
    var databases = (Map<?, ?>) field(LocalDynamoDBRequestHandler.class, "dbRequestHandlers", handler);
    var access = field(LocalDBClient.class, "dbAccess", databases.values().iterator().next());
    return (SQLiteQueue) field(SQLiteDBAccess.class, "queue", access);
  }

  private static Object field(Class<?> owner, String name, Object of) throws ReflectiveOperationException {
    var field = owner.getDeclaredField(name);
    field.setAccessible(true);
    return field.get(of);
  }

  private static void listenOnLoopback(DynamoDBProxyServer dynamoDb) throws ReflectiveOperationException {
    var server = (Server) field(DynamoDBProxyServer.class, "server", dynamoDb);
    for (Connector connector : server.getConnectors()) {
      ((ServerConnector) connector).setHost("127.0.0.1");
    }
  }

  private static void endWithParent() {
    Thread watcher = new Thread(() -> {
      try {
        while (System.in.read() >= 0) {}
      } catch (IOException closed) {
        // Same as the end of the stream.
      }
      Runtime.getRuntime().halt(0);
    });
    watcher.setDaemon(true);
    watcher.start();
  }
}
