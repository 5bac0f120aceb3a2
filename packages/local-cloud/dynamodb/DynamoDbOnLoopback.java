import java.io.IOException;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import software.amazon.awssdk.services.dynamodb.model.ListTablesRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;
import software.amazon.dynamodb.services.exceptions.DynamoDBLocalServiceException;
import software.amazon.dynamodb.services.local.server.DynamoDBProxyServer;
import software.amazon.dynamodb.services.local.server.LocalDynamoDBRequestHandler;
import software.amazon.dynamodb.services.local.server.LocalDynamoDBServerHandler;

/**
 * DynamoDB Local with three things that its own main class lacks: it listens on 127.0.0.1 only; it ends when whoever
 * started it is gone (standard input closes, however that process died), so that no Java is left behind; and it responds to
 * a transaction only after its commit. Run from source: java -cp … DynamoDbOnLoopback.java PORT [DIRECTORY], without a directory in memory
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
    CommittedBeforeResponse(String directory) throws DynamoDBLocalServiceException {
      super(0, directory == null, directory, true, false);
    }

    @Override
    public TransactWriteItemsResponse transactWriteItems(
        String accessKey, String region, TransactWriteItemsRequest request) {
      TransactWriteItemsResponse response = super.transactWriteItems(accessKey, region, request);
      listTables(accessKey, region, ListTablesRequest.builder().limit(1).build());
      return response;
    }
  }

  private static void listenOnLoopback(DynamoDBProxyServer dynamoDb) throws ReflectiveOperationException {
    var field = DynamoDBProxyServer.class.getDeclaredField("server");
    field.setAccessible(true);
    for (Connector connector : ((Server) field.get(dynamoDb)).getConnectors()) {
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
